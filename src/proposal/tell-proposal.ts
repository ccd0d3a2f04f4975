import { textOfPiece } from '#word/blocks/piece.ts'
import type { HeldKind } from './grain.ts'
import type { Proposal } from './proposal.ts'

/** What a proposal did with a document, in the document's words, to be told to whoever asked for it. */
export type ProposalTold = {
  /** Words that are not on the page, by the reason why. */
  held: Partial<Record<HeldKind, string[]>>
  questions: { label: string; count: number }[]
  tray: string[]
}

export function tellProposal({ held, questions, tray, units }: Proposal): ProposalTold {
  const told: ProposalTold['held'] = {}
  for (const { kind, pieces } of held) {
    const text = pieces
      .map((piece) => textOfPiece(piece, units).trim())
      .filter(Boolean)
      .join(' ')
    if (text !== '') told[kind] = [...(told[kind] ?? []), text]
  }
  return {
    held: told,
    questions: questions.map(({ label, places }) => ({ label, count: places.length })),
    tray: tray.map((piece) => textOfPiece(piece, units).trim()),
  }
}
