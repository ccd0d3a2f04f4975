import type { Manifest } from '#catalogue/manifest.ts'
import { cutPiece, type Piece, piecesWithin } from '#word/blocks/piece.ts'
import { refillSection, replaceSection, withSections } from './fit-sections.ts'
import type { Grain } from './grain.ts'
import type { Proposal } from './proposal.ts'

/** A place within a paragraph at which a person parts a line in two. */
export type Cut = { unit: number; at: number }

/** Two lines of one; where its words stand on the page, both are for what they were for before. */
export function cutLine(proposal: Proposal, cut: Cut, manifest: Manifest): Proposal {
  const { cuts = [] } = proposal
  if (cuts.some(({ unit, at }) => unit === cut.unit && at === cut.at)) return proposal
  const sections = proposal.sections.map((section) => {
    const grains = section.copy.grains.flatMap((grain): Grain[] => cutGrain(grain, cut))
    if (grains.length === section.copy.grains.length) return section
    return refillSection(section, { ...section.copy, grains }, proposal, manifest)
  })
  return withSections({ ...proposal, cuts: [...cuts, cut] }, sections)
}

/** Words as one text with those of another line of their section. */
export function joinLine(
  proposal: Proposal,
  words: readonly Piece[],
  to: readonly Piece[],
  manifest: Manifest,
): Proposal {
  for (const section of proposal.sections) {
    const { grains } = section.copy
    const first = grains.find(({ pieces }) => piecesWithin(pieces, to).length > 0)
    const own = grains.filter(({ pieces }) => piecesWithin(pieces, words).length > 0)
    if (!first || own.length === 0 || own.includes(first)) continue
    const joined: Grain = {
      ...first,
      pieces: [...first.pieces, ...own.flatMap(({ pieces }) => pieces)],
      isJoined: true,
    }
    const left = grains.flatMap((grain) => {
      if (grain === first) return [joined]
      return own.includes(grain) ? [] : [grain]
    })
    const filled = refillSection(section, { ...section.copy, grains: left }, proposal, manifest)
    return withSections(proposal, replaceSection(proposal, filled))
  }
  return proposal
}

function cutGrain(grain: Grain, { unit, at }: Cut): Grain[] {
  const index = grain.pieces.findIndex((piece) => piece.unit === unit && piece.from < at && at < piece.to)
  const piece = grain.pieces[index]
  if (!piece) return [grain]
  const [before, behind] = cutPiece(piece, at - piece.from)
  return [
    { ...grain, pieces: [...grain.pieces.slice(0, index), before] },
    { ...grain, pieces: [behind, ...grain.pieces.slice(index + 1)] },
  ]
}
