import { readStored } from '#content/draft/read-stored.ts'
import type { Sql } from '../database/database.ts'
import type { FaceRows } from './face-rows.ts'
import { readDraftText } from './find-page.ts'
import type { PageRow } from './page-row.ts'
import { faceHashes } from './shown-text.ts'

/** Of a page that has none yet, as what it shows now: it has one state, which is that of each language. */
export async function readFaceRows(sql: Sql, page: PageRow): Promise<FaceRows> {
  if (page.faces) return page.faces
  const draft = readStored(JSON.parse(await readDraftText(sql, page.page_id)), [], 0)?.draft
  if (!draft) return {}
  const { state } = page
  const rows = [...faceHashes(draft)].map(([locale, hash]) => {
    const isAsReviewed = state?.hash === page.hash
    const stated = state && { state: { ...state, hash: isAsReviewed ? hash : state.hash } }
    return [locale, { hash, by: page.hash_who, at: page.hash_at, ...stated }] as const
  })
  return Object.fromEntries(rows)
}
