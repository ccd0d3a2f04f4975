import type { Draft } from '#content/draft/draft.ts'
import type { Anchor, Comment } from './comment.ts'

/** A comment with the answers to it, the oldest first. */
export type Thread<Each extends Comment = Comment> = { root: Each; answers: readonly Each[] }

/** In the order of their comments. What was deleted stays where somebody has answered it. */
export function threadsOf<Each extends Comment>(comments: readonly Each[]): Thread<Each>[] {
  const isThere = ({ deletedAt }: Comment) => deletedAt === undefined
  return comments
    .filter(({ answers }) => answers === undefined)
    .map((root) => ({
      root,
      answers: comments.filter((each) => each.answers === root.commentId && isThere(each)),
    }))
    .filter(({ root, answers }) => isThere(root) || answers.length > 0)
}

export function isOpenThread({ root }: Thread): boolean {
  return root.resolved === undefined
}

/** Where a comment stands: on the page as a whole, at a place of it, or at one that is gone. */
export type CommentPlace = 'page' | 'gone' | Pick<Anchor, 'instanceId' | 'itemId' | 'field'>

/** A number of a section that was deleted comes again: when it was made tells whether it is the same. */
export function placeOfComment({ layout, content }: Draft, anchor: Anchor | undefined): CommentPlace {
  if (!anchor) return 'page'
  const { instanceId, createdAt, itemId, field } = anchor
  const isThere = layout.components.some(
    (each) => each.instanceId === instanceId && each.createdAt === createdAt,
  )
  const hasItem = itemId === undefined || content[instanceId]?.items.some(({ id }) => id === itemId) === true
  if (!isThere || !hasItem) return 'gone'
  return { instanceId, ...(itemId !== undefined && { itemId }), ...(field !== undefined && { field }) }
}
