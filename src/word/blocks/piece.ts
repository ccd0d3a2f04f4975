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
