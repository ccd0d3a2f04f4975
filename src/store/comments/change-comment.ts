import { accept, type Result, refuse } from '#base/result.ts'
import type { ChangeComment, Comment } from '#team/comment.ts'
import { notYours, type Refusal, unknown } from '#team/refusal.ts'
import type { Sql } from '../database/database.ts'
import { findPage } from '../pages/find-page.ts'
import { change, type Deed, type Store } from '../store.ts'
import { type CommentRow, findCommentRow, readComment, readComments } from './comment-row.ts'
import { noteComments, writeMentions } from './open-comments.ts'

type Named = { pageId: string; commentId: string }

/** The oldest first. */
export async function listComments(
  { database: { read } }: Store,
  { pageId }: { pageId: string },
): Promise<Result<{ comments: Comment[] }, Refusal>> {
  const page = await findPage(read, pageId)
  return page.ok ? accept({ comments: await readComments(read, pageId) }) : page
}

/** Everybody may resolve a comment and open it again; its text is its author's. */
export function changeComment(
  store: Store,
  { by, at }: Deed,
  { pageId, commentId, text, resolved, users }: ChangeComment & Named & { users: readonly string[] },
): Promise<Result<Comment, Refusal>> {
  return change(store, async (change) => {
    const { sql, count } = change
    const found = await findStanding(sql, { pageId, commentId })
    if (!found.ok) return found
    const comment = found.value
    if (comment.deleted_at !== null) return refuse(unknown)
    if (text !== undefined && text !== comment.text) {
      if (!isOf(comment, by)) return refuse(notYours)
      await sql('UPDATE comments SET text = $2, edited_at = $3 WHERE comment_id = $1', commentId, text, at)
      count(Buffer.byteLength(text) - Buffer.byteLength(comment.text))
      await writeMentions(sql, { pageId, commentId, text, by, users, isOpen: comment.resolved_at === null })
    }
    if (resolved !== undefined && resolved !== (comment.resolved_at !== null)) {
      await settle(sql, commentId, resolved ? { by, at } : undefined)
    }
    await noteComments(change, pageId)
    return accept(await readAnew(sql, commentId))
  })
}

/** By its author; what a guest wrote by any of the team. */
export function deleteComment(
  store: Store,
  { by, at }: Deed,
  named: Named,
): Promise<Result<Comment, Refusal>> {
  return change(store, async (change) => {
    const { sql, count } = change
    const found = await findStanding(sql, named)
    if (!found.ok) return found
    const comment = found.value
    if (!isOf(comment, by) && comment.link_id === null) return refuse(notYours)
    if (comment.deleted_at === null) {
      await sql(
        'UPDATE comments SET deleted_at = $2, text = $3 WHERE comment_id = $1',
        named.commentId,
        at,
        '',
      )
      count(-Buffer.byteLength(comment.text))
      await sql('DELETE FROM mentions WHERE comment_id = $1', named.commentId)
      await noteComments(change, named.pageId)
    }
    return accept(await readAnew(sql, named.commentId))
  })
}

async function findStanding(sql: Sql, { pageId, commentId }: Named): Promise<Result<CommentRow, Refusal>> {
  const page = await findPage(sql, pageId)
  if (!page.ok) return page
  const comment = await findCommentRow(sql, commentId)
  return comment?.page_id === pageId ? accept(comment) : refuse(unknown)
}

/** A guest may call themselves by the name of an account. */
function isOf({ author, link_id }: CommentRow, user: string): boolean {
  return link_id === null && author === user
}

/** Who is named in a comment that is resolved, or in an answer to it, waits no longer. */
async function settle(sql: Sql, commentId: string, deed: Deed | undefined): Promise<void> {
  await sql(
    'UPDATE comments SET resolved_who = $2, resolved_at = $3 WHERE comment_id = $1',
    commentId,
    deed?.by ?? null,
    deed?.at ?? null,
  )
  await sql(
    `UPDATE mentions SET is_open = $2
     WHERE comment_id IN (SELECT comment_id FROM comments WHERE comment_id = $1 OR answers = $1)`,
    commentId,
    deed ? 0 : 1,
  )
}

async function readAnew(sql: Sql, commentId: string): Promise<Comment> {
  const comment = await readComment(sql, commentId)
  if (!comment) throw new Error(`comment ${commentId} went while it was changed`)
  return comment
}
