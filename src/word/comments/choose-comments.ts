import type { ListedComment } from './comments-part.ts'
import { type ParagraphOutline, paragraphAt, type TextOutline } from './outline-text.ts'
import { numberOf } from './own-comment.ts'
import type { Remark } from './remark.ts'
import type { Thread } from './threads.ts'

/** Which comments go, and which come to which paragraph. */
export type Choice = { gone: ListedComment[]; added: Map<ParagraphOutline, Remark[]> }

type Known = {
  outline: TextOutline
  comments: readonly ListedComment[]
  threads: ReadonlyMap<string, Thread>
}

/** Word opens no file with more ranges than 32,767 ([MS-OI29500] 2.1.315). */
const mostComments = 32_000

/**
 * Of the tool's own comments from an earlier time those stay that people have answered: with a reply, which is not to lose
 * what it replies to, or resolved, if the same is still to be said there. All others go, and what is said now comes.
 */
export function chooseComments(remarks: readonly Remark[], { outline, comments, threads }: Known): Choice {
  const placed = remarks.flatMap((remark) => {
    const paragraph = paragraphAt(outline, remark.source ?? 0)
    return paragraph ? [{ remark, paragraph, number: numberOf(remark.lines) }] : []
  })
  const said = Map.groupBy(placed, ({ paragraph }) => paragraph)
  const paragraphs = new Map(
    outline.marks.flatMap((mark) => (mark.isReference ? [[mark.id, mark.paragraph] as const] : [])),
  )
  const repliedTo = new Set([...threads.values()].map(({ parent }) => parent))
  const stays = new Map<ParagraphOutline | undefined, Set<string>>()
  const gone = comments.filter(({ id, paraId, ownNumber }) => {
    if (ownNumber === undefined) return false
    const paragraph = paragraphs.get(id)
    const isDone = threads.get(paraId)?.isDone ?? false
    const isStillSaid = paragraph && said.get(paragraph)?.some(({ number }) => number === ownNumber)
    if (!(paraId !== '' && repliedTo.has(paraId)) && !(isDone && isStillSaid)) return true
    stays.set(paragraph, (stays.get(paragraph) ?? new Set()).add(ownNumber))
    return false
  })

  const added: Choice['added'] = new Map()
  let room = mostComments - (comments.length - gone.length)
  for (const { remark, paragraph, number } of placed) {
    const numbers = stays.get(paragraph) ?? new Set()
    if (numbers.has(number) || room-- <= 0) continue
    stays.set(paragraph, numbers.add(number))
    added.set(paragraph, [...(added.get(paragraph) ?? []), remark])
  }
  return { gone, added }
}
