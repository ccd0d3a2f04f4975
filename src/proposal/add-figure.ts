import type { Link } from '#word/blocks/line.ts'
import { cutPiece, type Piece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import { lengthOfFigure } from '#word/blocks/read-figure.ts'
import { addGrain, beginItem, type Gathering } from './gathering.ts'

const sign = /^[\s|·•;,]*/

export function withoutSign(piece: Piece, units: Units): string {
  return wordsOf(piece, units).replace(sign, '')
}

/** Whether each begins with a figure; among several that do, one may be in words and bold: "Zero fees". */
export function areFigures(chips: readonly Piece[], source: Pick<Blocks, 'units' | 'paragraphs'>): boolean {
  const counted = chips.filter((chip) => lengthOfFigure(withoutSign(chip, source.units)) > 0)
  return counted.length * 3 >= chips.length * 2 && chips.every((chip) => lengthOfNumber(chip, source) > 0)
}

/** "60 seconds on average" */
export function addFigure(into: Gathering, words: Piece, from: number, block: { links?: Link[] }) {
  const [number, label] = cutPiece(words, lengthOfNumber(words, into.setting))
  beginItem(into, 'figure')
  addGrain(into, from, 'figure', [number], block)
  addGrain(into, from, 'figure-label', [label], block)
}

function lengthOfNumber(piece: Piece, source: Pick<Blocks, 'units' | 'paragraphs'>): number {
  const before = sign.exec(textOfPiece(piece, source.units))?.[0].length ?? 0
  const length = lengthOfFigure(withoutSign(piece, source.units))
  return length > 0 ? before + length : lengthOfBold(piece, before, source)
}

/** How much of a piece is bold from its first word on, where not all of it is. */
function lengthOfBold(
  { unit, from, to }: Piece,
  before: number,
  { paragraphs }: Pick<Blocks, 'paragraphs'>,
): number {
  let [at, end] = [0, from + before]
  for (const { text, bold } of paragraphs[unit]?.runs ?? []) {
    const [start, next] = [at, at + text.length]
    at = next
    if (next <= end) continue
    if (start > end || (!bold && text.trim() !== '')) break
    end = next
  }
  return end > from + before && end < to ? end - from : 0
}
