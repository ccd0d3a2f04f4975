import { type AddComment, type ChangeComment, commentListSchema, commentSchema } from '#team/comment.ts'
import { callTeam } from '../../api/call-team.ts'
import type { PageKey } from '../../drafts/database.ts'
import { pathOfPage } from '../page-path.ts'

/** The calls for the comments of a page. */
function fetchComments(key: PageKey) {
  return callTeam({ path: pathOfPage(key, 'comments'), user: key.user }, commentListSchema)
}

function sendComment(key: PageKey, body: AddComment) {
  return callTeam({ method: 'POST', path: pathOfPage(key, 'comments'), user: key.user, body }, commentSchema)
}

function sendChange(key: PageKey, commentId: string, body: ChangeComment) {
  const path = pathOfPage(key, 'comments', commentId)
  return callTeam({ method: 'PATCH', path, user: key.user, body }, commentSchema)
}

function sendDeletion(key: PageKey, commentId: string) {
  return callTeam(
    { method: 'DELETE', path: pathOfPage(key, 'comments', commentId), user: key.user },
    commentSchema,
  )
}

export type CommentCalls = {
  fetchComments: typeof fetchComments
  sendComment: typeof sendComment
  sendChange: typeof sendChange
  sendDeletion: typeof sendDeletion
}

/** Those that keep the comments of a page as the team has them; tests bring their own. */
export const commentCalls: CommentCalls = { fetchComments, sendComment, sendChange, sendDeletion }
