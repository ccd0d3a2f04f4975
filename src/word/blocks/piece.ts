import { textOfParagraph, type WordParagraph } from '../walk/document.ts'

/** A stretch of a document's words: of the paragraph with this number in reading order, from this character to that. */
export type Piece = { unit: number; from: number; to: number }

/** The texts of a document's paragraphs, in reading order: what pieces are cut from. */
export type Units = readonly string[]

export function listUnits(paragraphs: readonly WordParagraph[]): Units {
  return paragraphs.map(textOfParagraph)
}

export function textOfPiece({ unit, from, to }: Piece, units: Units): string {
  return units[unit]?.slice(from, to) ?? ''
}

/** The words of a piece without the white space round them. */
export function wordsOf(piece: Piece, units: Units): string {
  return textOfPiece(piece, units).trim()
}

/** Cuts a piece in two: `at` counts from its own beginning. */
export function cutPiece({ unit, from, to }: Piece, at: number): [Piece, Piece] {
  return [
    { unit, from, to: from + at },
    { unit, from: from + at, to },
  ]
}

export function isEmptyPiece({ from, to }: Piece): boolean {
  return to <= from
}

/** Below zero where the first begins before the other in reading order. */
export function comparePieces(one: Piece, other: Piece): number {
  return one.unit - other.unit || one.from - other.from
}

export function overlaps(one: Piece, other: Piece): boolean {
  return one.unit === other.unit && one.from < other.to && other.from < one.to
}

/** What is left of pieces when others are taken from them. */
export function withoutPieces(pieces: readonly Piece[], taken: readonly Piece[]): Piece[] {
  let left = [...pieces]
  for (const each of taken) {
    left = left.flatMap((piece) =>
      overlaps(piece, each)
        ? [
            { ...piece, to: each.from },
            { ...piece, from: each.to },
          ].filter((part) => !isEmptyPiece(part))
        : [piece],
    )
  }
  return left
}

/** What pieces have in common with others. */
export function piecesWithin(pieces: readonly Piece[], others: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) =>
    others
      .filter((other) => overlaps(piece, other))
      .map(({ from, to }) => ({
        ...piece,
        from: Math.max(piece.from, from),
        to: Math.min(piece.to, to),
      })),
  )
}
