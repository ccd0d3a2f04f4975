import { z } from 'zod'
import { locales } from '#base/locale.ts'
import { anchorSchema, type Comment } from '#team/comment.ts'
import type { Row, Sql } from '../database/database.ts'
import { jsonColumn } from '../json-column.ts'

const rowSchema = z.object({
  comment_id: z.string(),
  page_id: z.string(),
  answers: z.string().nullable(),
  anchor: jsonColumn(anchorSchema).nullable(),
  locale: z.enum(locales).nullable(),
  author: z.string(),
  link_id: z.string().nullable(),
  text: z.string(),
  at: z.string(),
  edited_at: z.string().nullable(),
  resolved_who: z.string().nullable(),
  resolved_at: z.string().nullable(),
  deleted_at: z.string().nullable(),
})

export type CommentRow = z.infer<typeof rowSchema>

export async function findCommentRow(sql: Sql, commentId: string): Promise<CommentRow | undefined> {
  const [row] = await sql('SELECT * FROM comments WHERE comment_id = $1', commentId)
  return row && rowSchema.parse(row)
}

/** The oldest first. */
export async function readComments(sql: Sql, pageId: string): Promise<Comment[]> {
  const rows = await sql('SELECT * FROM comments WHERE page_id = $1 ORDER BY at, comment_id', pageId)
  const mentions = await sql('SELECT comment_id, account FROM mentions WHERE page_id = $1', pageId)
  const named = Map.groupBy(mentions, ({ comment_id }) => String(comment_id))
  return rows.map((row) => commentOf(row, named.get(String(row.comment_id)) ?? []))
}

export async function readComment(sql: Sql, commentId: string): Promise<Comment | undefined> {
  const [row] = await sql('SELECT * FROM comments WHERE comment_id = $1', commentId)
  const mentions = await sql('SELECT account FROM mentions WHERE comment_id = $1', commentId)
  return row && commentOf(row, mentions)
}

/** What was deleted says that it was there and by whom, and not what it said. */
function commentOf(row: Row, mentions: readonly Row[]): Comment {
  const { comment_id, answers, anchor, locale, author, link_id, text, at, edited_at, ...ends } =
    rowSchema.parse(row)
  const { resolved_who, resolved_at, deleted_at } = ends
  return {
    commentId: comment_id,
    ...(answers !== null && { answers }),
    ...(anchor !== null && { anchor }),
    ...(locale !== null && { locale }),
    author,
    isGuest: link_id !== null,
    text: deleted_at === null ? text : '',
    at,
    ...(edited_at !== null && { editedAt: edited_at }),
    mentions: mentions.map(({ account }) => String(account)).sort(),
    ...(resolved_who !== null && resolved_at !== null && { resolved: { by: resolved_who, at: resolved_at } }),
    ...(deleted_at !== null && { deletedAt: deleted_at }),
  }
}
