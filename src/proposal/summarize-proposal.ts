import type { PageSummary, ProposalSummary } from '#content/parse-result.ts'
import { type Piece, textOfPiece } from '#word/blocks/piece.ts'
import { listPlaced } from './piece-tray.ts'
import type { Proposal } from './proposal.ts'

/** As much of the pages that a document proposes as somebody wants to know before looking at them. */
export function summarizeProposal(pages: readonly Proposal[]): ProposalSummary {
  return { pages: pages.map(summarizePage) }
}

export function summarizePage(page: Proposal): PageSummary {
  return {
    locale: page.locale,
    components: page.sections.map(({ holding }) => holding.code),
    placedWords: countWords(listPlaced(page), page),
    keptWords: countWords(listKept(page), page),
    unplacedWords: countWords(page.tray, page),
    questions: page.questions.length,
  }
}

/** What is kept off the page, or asked about. Labels only name what is on it, and the other language is another page's. */
function listKept({ held, questions }: Proposal): Piece[] {
  return [
    ...held.flatMap(({ kind, pieces }) => (kind === 'label' || kind === 'language' ? [] : pieces)),
    ...questions.flatMap(({ places }) => places.flatMap(({ pieces }) => pieces)),
  ]
}

function countWords(pieces: readonly Piece[], { units }: Proposal): number {
  return pieces.reduce((sum, piece) => sum + (textOfPiece(piece, units).match(/\S+/g)?.length ?? 0), 0)
}
