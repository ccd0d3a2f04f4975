import { isEmptyPiece, type Piece, type Units } from './piece.ts'

/** What stands nowhere, and what stands in two places: with nothing of either, each character is accounted for once. */
export type Balance = { missing: Piece[]; doubled: Piece[] }

/** Loss cannot be hidden: what is missing is what is left of the document once all pieces are taken from it. */
export function balance(pieces: Iterable<Piece>, units: Units): Balance {
  const byUnit = Map.groupBy(
    [...pieces].filter((piece) => !isEmptyPiece(piece)),
    ({ unit }) => unit,
  )
  const missing: Piece[] = []
  const doubled: Piece[] = []
  for (const [unit, { length }] of units.entries()) {
    let at = 0
    const taken = (byUnit.get(unit) ?? []).toSorted(
      (one, other) => one.from - other.from || one.to - other.to,
    )
    for (const { from, to } of taken) {
      if (from > at) missing.push({ unit, from: at, to: from })
      if (from < at) doubled.push({ unit, from, to: Math.min(at, to) })
      at = Math.max(at, to)
    }
    if (at < length) missing.push({ unit, from: at, to: length })
  }
  return { missing, doubled }
}

/** What of a document none of the pieces holds, without stretches of mere white space. */
export function findRest(pieces: Iterable<Piece>, units: Units): Piece[] {
  return balance(pieces, units).missing.filter(
    ({ unit, from, to }) => (units[unit] ?? '').slice(from, to).trim() !== '',
  )
}
