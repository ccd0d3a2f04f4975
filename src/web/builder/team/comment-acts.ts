import {
  type CommentDeed,
  dropQueued,
  listQueued,
  loadComments,
  putQueued,
} from '../../team/comments/outbox.ts'
import { withQueued } from '../../team/comments/with-queued.ts'
import { newChangeId } from '../../team/ids.ts'
import { useEditor } from '../editor/editor-store.ts'
import { showComments } from './page-comments.ts'

type Key = { user: string; pageId: string }

let send: () => void = () => {}

/** Who sends what waits. */
export function becomeCommentSender(sender: () => void) {
  send = sender
}

/** As this browser has them, if the page is still open. */
export async function showKept(key: Key) {
  const [comments, queue] = await Promise.all([loadComments(key), listQueued(key)])
  if (key.pageId === useEditor.getState().pageId) {
    showComments(key.pageId, withQueued(comments, queue, key.user))
  }
}

/** Kept here first, so that nothing that was written is lost, and sent when that can be. */
export async function queueDeed(user: string, deed: CommentDeed): Promise<void> {
  const key = keyNow(user)
  const at = new Date().toISOString()
  await putQueued(key, { queuedId: `${at} ${newChangeId()}`, at, deed })
  await showKept(key)
  send()
}

/** What was refused is tried once more. */
export async function retryQueued(user: string, queuedId: string): Promise<void> {
  const key = keyNow(user)
  const queued = (await listQueued(key)).find((each) => each.queuedId === queuedId)
  if (!queued) return
  const { refused: _, ...again } = queued
  await putQueued(key, again)
  await showKept(key)
  send()
}

export async function giveUpQueued(user: string, queuedId: string): Promise<void> {
  const key = keyNow(user)
  await dropQueued(key, queuedId)
  await showKept(key)
}

function keyNow(user: string): Key {
  return { user, pageId: useEditor.getState().pageId }
}
