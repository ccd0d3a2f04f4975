import { accept, type Result, refuse } from '#base/result.ts'
import type { AddComment, Comment } from '#team/comment.ts'
import { limits } from '#team/limits.ts'
import { full, type Refusal, unknown } from '#team/refusal.ts'
import type { Sql } from '../database/database.ts'
import { findPage } from '../pages/find-page.ts'
import { type Change, change, type Deed, type Store } from '../store.ts'
import { type CommentRow, findCommentRow, readComment } from './comment-row.ts'
import { noteComments, writeMentions } from './open-comments.ts'

export type NewComment = AddComment & {
  pageId: string
  /** Of a guest: the link that it came over. */
  linkId?: string
  /** Who may be named in it. */
  users: readonly string[]
}

/** A comment, or an answer to one. Sent again under its id it is there once. */
export function addComment(
  store: Store,
  { by, at }: Deed,
  { pageId, commentId, answers, anchor, locale, text, linkId, users }: NewComment,
): Promise<Result<Comment, Refusal>> {
  return change(store, async (change) => {
    const { sql, count } = change
    const page = await findPage(sql, pageId)
    if (!page.ok) return page
    const known = await findCommentRow(sql, commentId)
    if (known) return known.page_id === pageId ? findComment(sql, commentId) : refuse(unknown)

    const thread = await findThread(sql, pageId, answers)
    if (!thread.ok) return thread
    if ((await countComments(sql, pageId)) >= limits.commentsPerPage) return refuse(full('comments'))
    await sql(
      `INSERT INTO comments (comment_id, page_id, answers, anchor, locale, author, link_id, text, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      commentId,
      pageId,
      thread.value?.comment_id ?? null,
      anchor ? JSON.stringify(anchor) : null,
      locale ?? null,
      by,
      linkId ?? null,
      text,
      at,
    )
    count(Buffer.byteLength(text))
    if (thread.value && linkId === undefined) await settleMentions(sql, thread.value.comment_id, by)
    await writeMentions(sql, {
      pageId,
      commentId,
      text,
      by,
      users,
      isOpen: thread.value?.resolved_at == null,
    })
    await noteComments(change, pageId)
    return findComment(sql, commentId)
  })
}

async function findComment(sql: Sql, commentId: string): Promise<Result<Comment, Refusal>> {
  const comment = await readComment(sql, commentId)
  return comment ? accept(comment) : refuse(unknown)
}

/** An answer to an answer belongs to the comment at the top. */
async function findThread(
  sql: Sql,
  pageId: string,
  answers: string | undefined,
): Promise<Result<CommentRow | undefined, Refusal>> {
  if (answers === undefined) return accept(undefined)
  const answered = await findCommentRow(sql, answers)
  const top = answered?.answers ? await findCommentRow(sql, answered.answers) : answered
  if (top?.page_id !== pageId) return refuse({ code: 'bad-request', what: 'answer' })
  return accept(top)
}

/** Who answers has seen what they were asked. */
async function settleMentions(sql: Change['sql'], thread: string, user: string): Promise<void> {
  await sql(
    `UPDATE mentions SET is_open = 0
     WHERE account = $2 AND comment_id IN (SELECT comment_id FROM comments WHERE comment_id = $1 OR answers = $1)`,
    thread,
    user,
  )
}

async function countComments(sql: Sql, pageId: string): Promise<number> {
  const [row] = await sql(
    'SELECT count(*) AS count FROM comments WHERE page_id = $1 AND deleted_at IS NULL',
    pageId,
  )
  return Number(row?.count)
}
