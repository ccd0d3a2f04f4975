import { wordsOf } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import { boldLevel, isQuestion } from '#word/blocks/read-line.ts'
import { isUnderlined } from './leads.ts'
import { readsAsActions } from './read-action.ts'
import type { Strip } from './strip.ts'

const longest = 60

/** A few underlined words over others, again and again, are headings; those that lead somewhere, or say what to do, are links. */
export function raiseUnderlined(strips: readonly Strip[], { units, paragraphs }: Blocks): Strip[] {
  const isHead = ({ block, row, kind, role }: Strip, index: number) => {
    if (block.kind !== 'paragraph' || block.links || row !== undefined || kind || role) return false
    const text = wordsOf(block.words, units)
    const next = strips.slice(index + 1).find(({ block }) => block.kind !== 'space')?.block
    const isOver =
      next?.kind === 'paragraph' || next?.kind === 'list' || next?.kind === 'label' || next?.kind === 'figure'
    const isShort = text.length > 2 && text.length <= longest && !/[.,;]$/.test(text)
    return isShort && isOver && isUnderlined(block.words, paragraphs) && !readsAsActions(text, false)
  }
  const heads = new Set(strips.filter(isHead))
  if (heads.size < 2) return [...strips]
  return strips.map((strip): Strip => {
    const { block } = strip
    if (!heads.has(strip) || block.kind !== 'paragraph') return strip
    const { words } = block
    return isQuestion(wordsOf(words, units))
      ? { ...strip, block: { kind: 'question', question: words, answer: [], level: boldLevel } }
      : { ...strip, block: { kind: 'heading', level: boldLevel, words } }
  })
}
