import { wordsOf } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import { boldLevel, isQuestion } from '#word/blocks/read-line.ts'
import { isUnderlined } from './leads.ts'
import { readsAsActions } from './read-action.ts'
import { placeBehind, type Strip } from './strip.ts'

const longest = 60

const overKinds: ReadonlySet<string> = new Set(['paragraph', 'list', 'label', 'figure', 'question', 'table'])

/** A few underlined words over others, again and again, are headings; those that lead somewhere, or say what to do, are links. */
export function raiseUnderlined(strips: readonly Strip[], { units, paragraphs }: Blocks): Strip[] {
  const isHead = ({ block, row, kind, role }: Strip, index: number) => {
    if (block.kind !== 'paragraph' || block.links || row !== undefined || kind || role) return false
    const text = wordsOf(block.words, units)
    const next = strips[placeBehind(strips, index)]?.block
    const isOver = next !== undefined && overKinds.has(next.kind)
    const isShort = text.length > 2 && text.length <= longest && !/[.,;]$/.test(text)
    return isShort && isOver && isUnderlined(block.words, paragraphs) && !readsAsActions(text, false)
  }
  const heads = new Set(strips.filter(isHead))
  if (heads.size < 2) return raiseBold(lowerLinks(strips, units, paragraphs), paragraphs)
  const level = levelBeside(strips, heads)
  return strips.map((strip): Strip => {
    const { block } = strip
    if (!heads.has(strip) || block.kind !== 'paragraph') return strip
    const { words } = block
    return isQuestion(wordsOf(words, units))
      ? { ...strip, block: { kind: 'question', question: words, answer: [], level } }
      : { ...strip, block: { kind: 'heading', level, words } }
  })
}

/** "How it works", underlined below a button and over the next heading, is another one, whatever part it may name. */
function lowerLinks(
  strips: readonly Strip[],
  units: Blocks['units'],
  paragraphs: Blocks['paragraphs'],
): Strip[] {
  return strips.map((strip, index): Strip => {
    const { block, kind, row } = strip
    if (block.kind !== 'heading' || kind || row !== undefined || !isUnderlined(block.words, paragraphs))
      return strip
    const above = strips[index - 1]?.block
    const isBelowButton =
      (above?.kind === 'paragraph' || above?.kind === 'heading') &&
      readsAsActions(wordsOf(above.words, units), false) &&
      isUnderlined(above.words, paragraphs)
    const isOverHeading = strips[placeBehind(strips, index)]?.block.kind === 'heading'
    return isBelowButton && isOverHeading ? { ...strip, block: { ...block, kind: 'paragraph' } } : strip
  })
}

/** Right below a bold line they are what stands under it, unless bold lines are right below them as well. */
function levelBeside(strips: readonly Strip[], heads: ReadonlySet<Strip>): number {
  const isBold = (strip: Strip | undefined) =>
    strip?.block.kind === 'heading' && strip.block.level === boldLevel
  const next = (index: number) => strips[placeBehind(strips, index)]
  const isBelow = strips.some((strip, index) => {
    const below = next(index)
    return isBold(strip) && below !== undefined && heads.has(below)
  })
  const isAbove = strips.some((strip, index) => heads.has(strip) && isBold(next(index)))
  return isBelow && !isAbove ? boldLevel + 1 : boldLevel
}

/** Bold lines that are underlined stand over those that are not. */
function raiseBold(strips: readonly Strip[], paragraphs: Blocks['paragraphs']): Strip[] {
  const bold = strips.filter(
    ({ block, kind, row, isName }) =>
      block.kind === 'heading' && block.level === boldLevel && !kind && row === undefined && !isName,
  )
  const higher = new Set(
    bold.filter(({ block }) => block.kind === 'heading' && isUnderlined(block.words, paragraphs)),
  )
  if (higher.size < 2 || higher.size === bold.length) return [...strips]
  return strips.map((strip): Strip => {
    const { block } = strip
    return higher.has(strip) && block.kind === 'heading'
      ? { ...strip, block: { ...block, level: boldLevel - 0.5 } }
      : strip
  })
}
