import type { Result } from '#base/result.ts'
import type { Comment } from '#team/comment.ts'
import type { TeamFailure } from '../../api/call-team.ts'
import type { PageKey } from '../../drafts/database.ts'
import type { CommentCalls } from './comment-calls.ts'
import { type CommentDeed, dropQueued, keepComments, listQueued, putQueued } from './outbox.ts'

/** Sends what waits, in its order, and then takes what the others wrote. False: the server could not be reached. */
export async function syncComments(key: PageKey, calls: CommentCalls): Promise<boolean> {
  for (const queued of await listQueued(key)) {
    if (queued.refused) continue
    const answer = await deliver(key, queued.deed, calls)
    if (answer.ok) await dropQueued(key, queued.queuedId)
    else if (answer.refusal.reason !== 'refused') return false
    else if (isSettled(queued.deed, answer.refusal)) await dropQueued(key, queued.queuedId)
    else await putQueued(key, { ...queued, refused: answer.refusal.code })
  }
  const answer = await calls.fetchComments(key)
  if (answer.ok) await keepComments(key, answer.value.comments)
  return answer.ok
}

function deliver(
  key: PageKey,
  deed: CommentDeed,
  calls: CommentCalls,
): Promise<Result<Comment, TeamFailure>> {
  switch (deed.kind) {
    case 'add':
      return calls.sendComment(key, deed.body)
    case 'change':
      return calls.sendChange(key, deed.commentId, deed.body)
    case 'delete':
      return calls.sendDeletion(key, deed.commentId)
  }
}

/** What it was to be done to is gone, or is not to be: there is nothing to keep. A text is never dropped. */
function isSettled(deed: CommentDeed, { code }: TeamFailure & { reason: 'refused' }): boolean {
  return deed.kind === 'delete' || (deed.kind === 'change' && code === 'unknown')
}
