import { piecesOf } from '#word/blocks/block.ts'
import { type Piece, textOfPiece, wordsOf } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import { readLabel, readPartName } from '#word/blocks/read-label.ts'
import { isSmall } from '#word/blocks/sizes.ts'
import { isAside, isLegal } from './asides.ts'
import type { Strip } from './strip.ts'

const leastPale = 3

/**
 * Where lines in grey stand again and again between others, they are said about the copy, and so are a few in red, or in italics and
 * brackets; small print is not.
 */
export function holdPale(strips: readonly Strip[], source: Blocks): Strip[] {
  const { units } = source
  const lengthOf = (pieces: readonly Piece[]) =>
    pieces.reduce((sum, piece) => sum + textOfPiece(piece, units).length, 0)
  const isWhole = (look: 'pale' | 'red' | 'marked', strip: Strip) => {
    const pieces = piecesOf(strip.block).filter(({ from, to }) => to > from)
    return pieces.length > 0 && pieces.every((piece) => isInColour(piece, look, source))
  }
  const pale = strips.map((strip) => isWhole('pale', strip))
  const words = (some: readonly Strip[]) => lengthOf(some.flatMap(({ block }) => piecesOf(block)))
  const runs = pale.filter((is, index) => is && pale[index - 1] !== true).length
  const own = strips.filter((_, index) => pale[index])
  const told = own.filter((strip) => isSaidInPassing(strip, source))
  const isHabit = runs >= leastPale && told.length * 2 >= own.length && words(own) * 2 < words(strips)
  const red = strips.map((strip) => isWhole('red', strip))
  const isRareOf = (some: readonly boolean[]) =>
    words(strips.filter((_, index) => some[index])) * 4 < words(strips)
  const isRare = isRareOf(red)
  const slanted = strips.map((strip) => isSlanted(strip, source))
  const areAsides = isRareOf(slanted)
  const marked = strips.map((strip) => isWhole('marked', strip) && strip.block.kind === 'paragraph')
  const areMarkedNotes = isRareOf(marked) && units.some((text) => tellsOfMarks.test(text))
  return strips.map((strip, index) => {
    const isSaid =
      (isHabit && pale[index]) ||
      (isRare && red[index] && strip.block.kind === 'paragraph') ||
      (areAsides && slanted[index]) ||
      (areMarkedNotes && marked[index])
    return isSaid && !strip.kind && !isMeant(strip, source) ? { ...strip, kind: 'note' } : strip
  })
}

function isInColour(
  { unit }: Piece,
  look: 'pale' | 'red' | 'marked',
  { units, paragraphs }: Blocks,
): boolean {
  return (paragraphs[unit]?.look?.[look] ?? 0) * 10 >= (units[unit] ?? '').trim().length * 9
}

/** Smaller than text or in italics as well, with a label, or by its words: grey alone may be how a page looks. */
function isSaidInPassing({ block, isName }: Strip, { units, paragraphs }: Blocks): boolean {
  if (block.kind === 'label' || isName) return true
  const [first] = piecesOf(block)
  const { look, runs } = paragraphs[first?.unit ?? -1] ?? { runs: [] }
  const isItalic = runs.every(({ italic, text }) => italic || text.trim() === '')
  return (
    isSmall(look) || isItalic || (first !== undefined && isAside(wordsOf(first, units), { isDeck: true }))
  )
}

/** "Whatever is in yellow is a note": what the document says of its highlighted lines. */
const tellsOfMarks =
  /(?:\b(?:yellow|highlight(?:ed|s)?)\b|أصفر|الأصفر|صفراء|مظلل)(?=.*(?:\b(?:notes?|comments?|remarks?|not copy|internal|for (?:you|me|design\w*|legal))\b|ملاحظ|تعليق))/is

/** "(Rana: check 90)", "↳ was longer", "Reason: …" in italics: a line that also has a sign, or a name, of what is said in passing. */
function isSlanted({ block, row, role }: Strip, { units, paragraphs }: Blocks): boolean {
  if (row !== undefined || role || (block.kind !== 'paragraph' && block.kind !== 'label')) return false
  const { unit } = block.kind === 'label' ? block.label : block.words
  const runs = paragraphs[unit]?.runs.filter(({ text }) => text.trim() !== '') ?? []
  const text = units[unit]?.trim() ?? ''
  const isBesides = /^\(.*\)\W?$|^\[.*\]\W?$|^[↳↑^@]/su.test(text) || block.kind === 'label'
  return isBesides && runs.length > 0 && runs.every(({ italic }) => italic)
}

/** Labels and names of parts say what follows. */
function isMeant({ block, isName }: Strip, { units }: Blocks): boolean {
  if (block.kind === 'heading')
    return isName === true || readPartName(wordsOf(block.words, units)) !== undefined
  if (block.kind === 'label') return block.meaning !== undefined
  const text = block.kind === 'paragraph' ? wordsOf(block.words, units) : ''
  return isLegal(text) || readLabel(text)?.slot !== undefined
}
