import { z } from 'zod'
import type { Locale } from '#base/locale.ts'
import { type PageEntry, pageEntrySchema, summarySchema } from '#team/page-entry.ts'
import { type PageState, reviewSchema } from '#team/review.ts'
import type { Row, Sql } from '../database/database.ts'
import { jsonColumn } from '../json-column.ts'
import { type FaceRow, faceRowsSchema } from './face-rows.ts'

export const pageColumns =
  'page_id, revision, who, at, hash, hash_who, hash_at, changed, summary, state, faces, open_comments, commented, last_version, kept_at, deleted_who, deleted_at, is_gone'

const commentedSchema = pageEntrySchema.shape.commented.unwrap()

const pageRowSchema = z
  .object({
    page_id: z.string(),
    revision: z.int(),
    who: z.string(),
    at: z.string(),
    hash: z.string(),
    hash_who: z.string(),
    hash_at: z.string(),
    changed: z.int(),
    summary: jsonColumn(summarySchema),
    /** Of a page that has no rows of its languages yet: the last step of its review. */
    state: jsonColumn(reviewSchema).nullable(),
    faces: jsonColumn(faceRowsSchema).nullable(),
    open_comments: z.int(),
    commented: jsonColumn(commentedSchema).nullable(),
    last_version: z.int(),
    /** When the last version was kept, or the page came. */
    kept_at: z.string(),
    deleted_who: z.string().nullable(),
    deleted_at: z.string().nullable(),
    /** Its texts went when it had been deleted for long. */
    is_gone: z.int(),
  })
  .readonly()

export type PageRow = z.infer<typeof pageRowSchema>

export function readPageRow(row: Row): PageRow {
  return pageRowSchema.parse(row)
}

export async function findPageRow(sql: Sql, pageId: string): Promise<PageRow | undefined> {
  const [row] = await sql(`SELECT ${pageColumns} FROM pages WHERE page_id = $1`, pageId)
  return row && readPageRow(row)
}

/** `mentions`: of whoever asks, by page. */
export function entryOf(row: PageRow, mentions: ReadonlyMap<string, number>): PageEntry {
  const { locale, otherLocale } = row.summary
  return {
    pageId: row.page_id,
    ...row.summary,
    revision: row.revision,
    by: row.who,
    at: row.at,
    hash: row.hash,
    state: stateOfFace(row, locale),
    ...(otherLocale && { otherState: stateOfFace(row, otherLocale) }),
    openComments: row.open_comments,
    ...(row.commented && { commented: row.commented }),
    mentions: mentions.get(row.page_id) ?? 0,
    ...(row.deleted_who !== null &&
      row.deleted_at !== null && { deleted: { by: row.deleted_who, at: row.deleted_at } }),
  }
}

/** Where the page stands in this language; until it has rows of its languages, it stands in each where all of it does. */
function stateOfFace(page: PageRow, locale: Locale): PageState {
  const row = page.faces ? page.faces[locale] : wholeRow(page)
  if (!row?.state) return { step: 'draft' }
  const { hash: reviewed, ...step } = row.state
  return { ...step, ...(reviewed !== row.hash && { changed: { by: row.by, at: row.at } }) }
}

function wholeRow({ hash, hash_who, hash_at, state }: PageRow): FaceRow {
  return { hash, by: hash_who, at: hash_at, ...(state && { state }) }
}
