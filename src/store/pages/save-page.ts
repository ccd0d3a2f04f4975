import { accept, type Result, refuse } from '#base/result.ts'
import { type Refusal, unknown } from '#team/refusal.ts'
import type { SavePage } from '#team/save-page.ts'
import type { Saved } from '#team/words.ts'
import type { Sql } from '../database/database.ts'
import { notePictures } from '../pictures/picture-uses.ts'
import { type Change, change, type Deed, type Store } from '../store.ts'
import { keepReplaced } from '../versions/keep-replaced.ts'
import { changeFaceRows } from './face-rows.ts'
import { deletedPage, readDraftText, stamp } from './find-page.ts'
import { findPageRow, type PageRow } from './page-row.ts'
import { readFaceRows } from './read-face-rows.ts'
import { findAnswer, noteAnswer } from './seen.ts'
import { readSentDraft, type SentDraft } from './sent-draft.ts'

/** Saves when nobody did meanwhile. The same change, sent again, has the same answer and changes nothing. */
export async function savePage(
  store: Store,
  deed: Deed,
  { pageId, ...sent }: SavePage & { pageId: string },
): Promise<Result<Saved, Refusal>> {
  const read = readSentDraft(sent.draft)
  if (!read.ok) return read
  const draft = read.value

  return change(store, async (change) => {
    const { sql } = change
    const { changeId, baseRevision } = sent
    const { digest } = draft
    const answer = await findAnswer(sql, pageId, { changeId, digest })
    if (answer) return accept(answer)

    const page = await findPageRow(sql, pageId)
    if (page && page.deleted_at !== null) return refuse(deletedPage(page))
    if (!page && baseRevision > 0) return refuse(unknown)
    if (page && page.revision !== baseRevision) return refuse(await changedPage(sql, page))

    if (page) await keepReplaced(change, { page, deed, before: sent.before })
    const saved = { revision: baseRevision + 1, at: deed.at }
    await writeDraft(change, { pageId, page, draft, deed })
    await noteAnswer(sql, pageId, { changeId, digest, ...saved })
    return accept(saved)
  })
}

type Written = { pageId: string; page: PageRow | undefined; draft: SentDraft; deed: Deed }

async function writeDraft({ sql, cursor, count }: Change, { pageId, page, draft, deed }: Written) {
  const before = page ? await readFaceRows(sql, page) : {}
  const hashDeed = page?.hash === draft.hash ? { by: page.hash_who, at: page.hash_at } : deed
  await sql(
    `INSERT INTO pages (page_id, revision, who, at, hash, hash_who, hash_at, changed, summary, faces, open_comments,
       last_version, kept_at, is_gone)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, 0, $4, 0)
     ON CONFLICT (page_id) DO UPDATE SET
       revision = excluded.revision, who = excluded.who, at = excluded.at, hash = excluded.hash,
       hash_who = excluded.hash_who, hash_at = excluded.hash_at, changed = excluded.changed, summary = excluded.summary,
       faces = excluded.faces`,
    pageId,
    (page?.revision ?? 0) + 1,
    deed.by,
    deed.at,
    draft.hash,
    hashDeed.by,
    hashDeed.at,
    cursor,
    JSON.stringify(draft.summary),
    JSON.stringify(changeFaceRows(before, draft.faceHashes, deed)),
  )
  const [stored] = await sql('SELECT bytes FROM drafts WHERE page_id = $1', pageId)
  await sql(
    `INSERT INTO drafts (page_id, bytes, draft) VALUES ($1, $2, $3)
     ON CONFLICT (page_id) DO UPDATE SET bytes = excluded.bytes, draft = excluded.draft`,
    pageId,
    draft.bytes,
    draft.text,
  )
  count(draft.bytes - Number(stored?.bytes ?? 0))
  await notePictures(sql, { pageId, version: 0, text: draft.text })
}

async function changedPage(sql: Sql, page: PageRow): Promise<Refusal> {
  const draft: unknown = JSON.parse(await readDraftText(sql, page.page_id))
  return { code: 'changed', current: { ...stamp(page), draft } }
}
