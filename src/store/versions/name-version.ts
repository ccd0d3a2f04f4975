import type { Result } from '#base/result.ts'
import type { Refusal } from '#team/refusal.ts'
import type { NameVersion, Version } from '#team/version.ts'
import { findPageAt } from '../pages/find-page.ts'
import { findAnswer, noteAnswer } from '../pages/seen.ts'
import { change, type Deed, type Store } from '../store.ts'
import { keepVersion } from './keep-version.ts'
import { findVersion } from './read-versions.ts'

/** Keeps the page as it stands, for good and under a name. */
export function nameVersion(
  store: Store,
  { at }: Deed,
  { pageId, changeId, revision, name }: NameVersion & { pageId: string },
): Promise<Result<Version, Refusal>> {
  return change(store, async (change) => {
    const { sql } = change
    const subject = `${pageId} version`
    const answer = await findAnswer(sql, subject, { changeId, digest: name })
    if (answer) return findVersion(sql, { pageId, number: answer.revision })

    const page = await findPageAt(sql, { pageId, revision })
    if (!page.ok) return page
    const number = await keepVersion(change, { page: page.value, kind: 'named', name, isKept: true, at })
    await noteAnswer(sql, subject, { changeId, digest: name, revision: number, at })
    return findVersion(sql, { pageId, number })
  })
}

/** A name for one that is kept already, which then stays. */
export function renameVersion(
  store: Store,
  { pageId, number, name }: { pageId: string; number: number; name: string },
): Promise<Result<Version, Refusal>> {
  return change(store, async ({ sql }) => {
    await sql(
      `UPDATE versions SET name = $3, is_kept = 1, kind = CASE WHEN kind = 'auto' THEN 'named' ELSE kind END
       WHERE page_id = $1 AND number = $2`,
      pageId,
      number,
      name,
    )
    return findVersion(sql, { pageId, number })
  })
}
