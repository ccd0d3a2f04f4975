import type { Comment } from '#team/comment.ts'
import type { RefusalCode } from '#team/save-page.ts'
import type { Queued } from './outbox.ts'

/** A comment as its author sees it. */
export type ShownComment = Comment & {
  /** The server does not have it yet, or not like this. */
  isWaiting?: true
  /** The server will not take it. */
  refused?: { code: RefusalCode; queuedId: string }
}

/** What the server has, and on top of it what was done here since. */
export function withQueued(
  comments: readonly Comment[],
  queue: readonly Queued[],
  user: string,
): ShownComment[] {
  return queue.reduce<ShownComment[]>((shown, queued) => applyOne(shown, queued, user), [...comments])
}

function applyOne(shown: ShownComment[], { queuedId, at, deed, refused }: Queued, user: string) {
  const mark = refused ? { refused: { code: refused, queuedId } } : { isWaiting: true as const }
  if (deed.kind === 'add') {
    if (shown.some(({ commentId }) => commentId === deed.body.commentId)) return shown
    const { commentId, answers, anchor, text } = deed.body
    const added: ShownComment = {
      commentId,
      ...(answers !== undefined && { answers }),
      ...(anchor && { anchor }),
      author: user,
      isGuest: false,
      text,
      at,
      mentions: [],
      ...mark,
    }
    return [...shown, added]
  }
  return shown.map((each) => {
    if (each.commentId !== deed.commentId || refused) return each
    if (deed.kind === 'delete') return { ...each, text: '', deletedAt: at, ...mark }
    return changed({ ...each, ...mark }, deed.body, { by: user, at })
  })
}

function changed(
  { resolved, ...comment }: ShownComment,
  body: { text?: string | undefined; resolved?: boolean | undefined },
  deed: { by: string; at: string },
): ShownComment {
  const text = body.text ?? comment.text
  const said = { ...comment, text, ...(text !== comment.text && { editedAt: deed.at }) }
  if (body.resolved === undefined) return { ...said, ...(resolved && { resolved }) }
  return { ...said, ...(body.resolved && { resolved: deed }) }
}
