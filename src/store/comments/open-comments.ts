import type { Sql } from '../database/database.ts'
import type { Change } from '../store.ts'
import { findMentions } from './find-mentions.ts'

/** How many comments wait, and whose is the last, is kept with the page, which is thereby changed: whoever asks hears of it. */
export async function noteComments({ sql, cursor }: Change, pageId: string): Promise<void> {
  const [last] = await sql(
    'SELECT author, at, link_id FROM comments WHERE page_id = $1 AND deleted_at IS NULL ORDER BY at DESC LIMIT 1',
    pageId,
  )
  await sql(
    `UPDATE pages SET changed = $2, commented = $3, open_comments = (
       SELECT count(*) FROM comments
       WHERE page_id = $1 AND answers IS NULL AND resolved_at IS NULL AND deleted_at IS NULL)
     WHERE page_id = $1`,
    pageId,
    cursor,
    last ? JSON.stringify({ by: last.author, at: last.at, isGuest: last.link_id !== null }) : null,
  )
}

type Naming = {
  pageId: string
  commentId: string
  text: string
  by: string
  users: readonly string[]
  isOpen: boolean
}

/** Whom a text names, but for its author. */
export async function writeMentions(
  sql: Sql,
  { pageId, commentId, text, by, users, isOpen }: Naming,
): Promise<void> {
  const named = findMentions(text, users).filter((user) => user !== by)
  const rows = await sql('SELECT account FROM mentions WHERE comment_id = $1', commentId)
  const before = rows.map(({ account }) => String(account))
  for (const user of before.filter((each) => !named.includes(each))) {
    await sql('DELETE FROM mentions WHERE comment_id = $1 AND account = $2', commentId, user)
  }
  for (const user of named.filter((each) => !before.includes(each))) {
    await sql(
      'INSERT INTO mentions (comment_id, page_id, account, is_open) VALUES ($1, $2, $3, $4)',
      commentId,
      pageId,
      user,
      isOpen ? 1 : 0,
    )
  }
}
