import { piecesOf } from '#word/blocks/block.ts'
import { type Piece, textOfPiece, wordsOf } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import { readLabel, readPartName } from '#word/blocks/read-label.ts'
import { isLegal } from './asides.ts'
import type { Strip } from './strip.ts'

const leastPale = 3

/** Where lines in grey stand again and again between others, they are said about the copy; small print in grey is for its readers. */
export function holdPale(strips: readonly Strip[], source: Blocks): Strip[] {
  const { units, paragraphs } = source
  const lengthOf = (pieces: readonly Piece[]) =>
    pieces.reduce((sum, piece) => sum + textOfPiece(piece, units).length, 0)
  const isPale = ({ unit, from, to }: Piece) =>
    to > from && (paragraphs[unit]?.look?.pale ?? 0) * 10 >= wordsOf({ unit, from: 0, to }, units).length * 9
  const pale = strips.map(({ block }) => {
    const pieces = piecesOf(block)
    return pieces.length > 0 && pieces.every(isPale)
  })
  const own = strips.filter((_, index) => pale[index])
  const words = (some: readonly Strip[]) => lengthOf(some.flatMap(({ block }) => piecesOf(block)))
  const runs = pale.filter((is, index) => is && pale[index - 1] !== true).length
  if (runs < leastPale || words(own) * 2 > words(strips)) return [...strips]
  return strips.map((strip, index) =>
    pale[index] && !strip.kind && !isMeant(strip, source) ? { ...strip, kind: 'note' } : strip,
  )
}

/** Labels and names of parts say what follows. */
function isMeant({ block, isName }: Strip, { units }: Blocks): boolean {
  if (block.kind === 'heading')
    return isName === true || readPartName(wordsOf(block.words, units)) !== undefined
  if (block.kind === 'label') return block.meaning !== undefined
  const text = block.kind === 'paragraph' ? wordsOf(block.words, units) : ''
  return isLegal(text) || readLabel(text)?.slot !== undefined
}
