import { findRest } from '#word/blocks/ledger.ts'
import type { Piece } from '#word/blocks/piece.ts'
import type { Proposal } from './proposal.ts'

/** Everything that is accounted for: on the page, held back, or asked about. */
export function listAccounts(proposal: Omit<Proposal, 'tray'>): Piece[] {
  const { held, questions } = proposal
  return [
    ...listPlaced(proposal),
    ...held.flatMap(({ pieces }) => pieces),
    ...questions.flatMap(({ places }) => places.flatMap(({ pieces }) => pieces)),
  ]
}

/** What stands on the page. */
export function listPlaced({ sections }: Pick<Proposal, 'sections'>): Piece[] {
  return sections.flatMap(({ holding }) =>
    holding.placements.flatMap(({ grains, isAddress }) =>
      isAddress ? [] : grains.flatMap(({ pieces }) => pieces),
    ),
  )
}

/** The proposal with the tray that follows from it. */
export function pieceTray(proposal: Proposal): Proposal {
  return { ...proposal, tray: findRest(listAccounts(proposal), proposal.units) }
}
