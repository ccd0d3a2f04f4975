import type { ProposalSummary } from '#content/parse-result.ts'
import { textOfPiece } from '#word/blocks/piece.ts'
import { listPlaced } from './piece-tray.ts'
import type { Proposal } from './proposal.ts'

/** As much of the pages that a document proposes as somebody wants to know before looking at them. */
export function summarizeProposal(pages: readonly Proposal[]): ProposalSummary {
  return {
    pages: pages.map((page) => ({
      locale: page.locale,
      components: page.sections.map(({ holding }) => holding.code),
      placedWords: countWords(listPlaced(page), page),
      unplacedWords: countWords(page.tray, page),
      questions: page.questions.length,
    })),
  }
}

export function countWords(
  pieces: readonly Parameters<typeof textOfPiece>[0][],
  { units }: Proposal,
): number {
  return pieces.reduce((sum, piece) => sum + (textOfPiece(piece, units).match(/\S+/g)?.length ?? 0), 0)
}
