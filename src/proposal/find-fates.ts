import { type Piece, textOfPiece } from '#word/blocks/piece.ts'
import type { Grain, HeldKind } from './grain.ts'
import type { Proposal } from './proposal.ts'

/**
 * What becomes of words. `left-over`: they belong to a section whose component has no place for them. `unplaced`: nothing holds them.
 */
export type Fate =
  | { is: 'placed' | 'left-over'; section: number; grain: Grain }
  | { is: 'held'; kind: HeldKind }
  | { is: 'asked'; label: string }
  | { is: 'unplaced' }

export type Fragment = { piece: Piece; fate: Fate }

/** Tells of any pieces of the document what becomes of their words, in fragments that are all of them. */
export function createFates(proposal: Proposal): (pieces: readonly Piece[]) => Fragment[] {
  const { units } = proposal
  const byUnit = Map.groupBy(listFates(proposal), ({ piece }) => piece.unit)
  for (const fragments of byUnit.values()) fragments.sort((one, other) => one.piece.from - other.piece.from)
  return (pieces) => pieces.flatMap((piece) => fragmentsOf(piece, byUnit.get(piece.unit) ?? [], units))
}

const unplaced: Fate = { is: 'unplaced' }

function fragmentsOf(piece: Piece, known: readonly Fragment[], units: Proposal['units']): Fragment[] {
  const fragments: Fragment[] = []
  const add = (from: number, to: number, fate: Fate) => {
    if (from >= to) return
    const own = { ...piece, from, to }
    const last = fragments.at(-1)
    // White space is accounted for by none.
    const isSpace = fate === unplaced && textOfPiece(own, units).trim() === ''
    if (last && (isSpace || last.fate === fate)) last.piece = { ...last.piece, to }
    else fragments.push({ piece: own, fate })
  }
  let at = piece.from
  for (const { piece: each, fate } of known) {
    if (each.to <= at || each.from >= piece.to) continue
    add(at, each.from, unplaced)
    add(Math.max(at, each.from), Math.min(each.to, piece.to), fate)
    at = Math.max(at, Math.min(each.to, piece.to))
  }
  add(at, piece.to, unplaced)
  return fragments
}

function listFates({ sections, held, questions }: Proposal): Fragment[] {
  const fates: Fragment[] = []
  const add = (pieces: readonly Piece[], fate: Fate) => {
    for (const piece of pieces) fates.push({ piece, fate })
  }
  for (const { id, copy, holding } of sections) {
    const placed = new Set(
      holding.placements.flatMap(({ grains, isAddress }) =>
        isAddress ? [] : grains.map(({ pieces }) => pieces),
      ),
    )
    for (const grain of copy.grains)
      add(grain.pieces, { is: placed.has(grain.pieces) ? 'placed' : 'left-over', section: id, grain })
  }
  for (const { kind, pieces } of held) add(pieces, { is: 'held', kind })
  for (const { label, places } of questions)
    for (const { pieces } of places) add(pieces, { is: 'asked', label })
  return fates
}
