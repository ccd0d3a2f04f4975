import { type Piece, textOfPiece } from '#word/blocks/piece.ts'
import type { HeldKind } from './grain.ts'
import type { Proposal } from './proposal.ts'

/** What a proposal did with a document, in the document's words, to be told to whoever asked for it. */
export type ProposalTold = {
  /** Words that are not on the page, by the reason why. */
  held: Partial<Record<HeldKind, string[]>>
  questions: { label: string; count: number; texts: string[] }[]
  tray: string[]
}

export function tellProposal({ held, questions, tray, units }: Proposal): ProposalTold {
  const textOf = (pieces: readonly Piece[]) =>
    pieces
      .map((piece) => textOfPiece(piece, units).trim())
      .filter(Boolean)
      .join(' ')
  const told: ProposalTold['held'] = {}
  for (const { kind, pieces } of held) {
    const text = textOf(pieces)
    if (text !== '') told[kind] = [...(told[kind] ?? []), text]
  }
  return {
    held: told,
    questions: questions.map(({ label, places }) => ({
      ...{ label, count: places.length },
      texts: places.map(({ pieces }) => textOf(pieces)),
    })),
    tray: tray.map((piece) => textOfPiece(piece, units).trim()),
  }
}
