import { comparePieces, type Piece, piecesWithin } from '#word/blocks/piece.ts'
import { startOf } from './fit-sections.ts'
import type { Grain, GrainRole } from './grain.ts'
import type { Proposal, ProposedSection } from './proposal.ts'

/** In which section words stand, as what, and in which item. `isFirst`: the section begins with them. */
export type Standing = { section: number; roles: GrainRole[]; isFirst: boolean; item?: number }

/** Where words stand on the page, or were to. */
export function findStanding({ sections }: Proposal, words: readonly Piece[]): Standing | undefined {
  for (const section of sections) {
    const grains = section.copy.grains.filter(({ pieces }) => piecesWithin(pieces, words).length > 0)
    if (grains.length > 0) return standingOf(section, grains)
  }
}

/** The next words of the page behind these. */
export function findBehind({ sections }: Proposal, [at]: readonly Piece[]): Standing | undefined {
  if (!at) return undefined
  const [next] = sections
    .flatMap((section) => section.copy.grains.map((grain) => ({ section, grain })))
    .filter(({ grain }) => comparePieces(startOf(grain), at) > 0)
    .toSorted((one, other) => comparePieces(startOf(one.grain), startOf(other.grain)))
  return next && standingOf(next.section, [next.grain])
}

/** A name of a part stands on no page, and speaks of what comes behind it. */
export function standsOrLeads(proposal: Proposal, words: readonly Piece[]): Standing | undefined {
  return findStanding(proposal, words) ?? findBehind(proposal, words)
}

function standingOf({ id, copy }: ProposedSection, grains: readonly Grain[]): Standing {
  const item = grains[0]?.item
  return {
    section: id,
    roles: [...new Set(grains.map(({ role }) => role))],
    isFirst: grains[0] === copy.grains[0],
    ...(item !== undefined && { item }),
  }
}
