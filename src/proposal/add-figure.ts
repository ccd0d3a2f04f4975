import type { Link } from '#word/blocks/line.ts'
import { cutPiece, type Piece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import { lengthOfFigure } from '#word/blocks/read-figure.ts'
import { addGrain, beginItem, type Gathering } from './gathering.ts'

export function withoutSign(piece: Piece, units: Units): string {
  return wordsOf(piece, units).replace(/^[|·•;,]\s*/, '')
}

/** "60 seconds on average" */
export function addFigure(into: Gathering, words: Piece, from: number, block: { links?: Link[] }) {
  const { units } = into.setting
  const text = withoutSign(words, units)
  const [number, label] = cutPiece(words, textOfPiece(words, units).indexOf(text) + lengthOfFigure(text))
  beginItem(into, 'figure')
  addGrain(into, from, 'figure', [number], block)
  addGrain(into, from, 'figure-label', [label], block)
}
