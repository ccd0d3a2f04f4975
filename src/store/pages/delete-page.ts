import { accept, type Result, refuse } from '#base/result.ts'
import { type Refusal, unknown } from '#team/refusal.ts'
import type { Saved } from '#team/words.ts'
import { change, type Deed, type Store } from '../store.ts'
import { stamp } from './find-page.ts'
import { findPageRow } from './page-row.ts'

/** It can be brought back for thirty days. What somebody changed meanwhile stays. */
export function deletePage(
  store: Store,
  deed: Deed,
  { pageId, baseRevision }: { pageId: string; baseRevision: number },
): Promise<Result<Saved, Refusal>> {
  return change(store, async ({ sql, cursor }) => {
    const page = await findPageRow(sql, pageId)
    if (!page) return refuse(unknown)
    if (page.deleted_at !== null) return accept({ revision: page.revision, at: page.deleted_at })
    if (page.revision !== baseRevision) return refuse({ code: 'changed', current: stamp(page) })

    const saved = { revision: page.revision + 1, at: deed.at }
    await sql(
      'UPDATE pages SET revision = $2, changed = $3, deleted_who = $4, deleted_at = $5 WHERE page_id = $1',
      pageId,
      saved.revision,
      cursor,
      deed.by,
      deed.at,
    )
    await sql('DELETE FROM presence WHERE page_id = $1', pageId)
    return accept(saved)
  })
}

export function restorePage(
  store: Store,
  { at }: Deed,
  { pageId }: { pageId: string },
): Promise<Result<Saved, Refusal>> {
  return change(store, async ({ sql, cursor }) => {
    const page = await findPageRow(sql, pageId)
    if (!page || page.is_gone === 1) return refuse(unknown)
    if (page.deleted_at === null) return accept({ revision: page.revision, at: page.at })

    const saved = { revision: page.revision + 1, at }
    await sql(
      'UPDATE pages SET revision = $2, changed = $3, deleted_who = NULL, deleted_at = NULL WHERE page_id = $1',
      pageId,
      saved.revision,
      cursor,
    )
    return accept(saved)
  })
}
