import { paragraphsOf, textOfParagraph, type WordAside } from '../walk/document.ts'
import { findOwnNumber, linesIn } from './own-comment.ts'

/** The comments of a document: those that the tool has put into it, and those of people. */
export function partOwnComments(comments: readonly WordAside[]): { own: WordAside[]; others: WordAside[] } {
  const own = comments.filter((each) => ownNumberOf(each) !== undefined)
  return { own, others: comments.filter((each) => !own.includes(each)) }
}

export function ownNumberOf({ blocks }: WordAside): string | undefined {
  return findOwnNumber(linesIn(paragraphsOf(blocks).map(textOfParagraph)))
}
