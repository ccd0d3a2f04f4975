import { piecesOf } from '#word/blocks/block.ts'
import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { boldLevel } from '#word/blocks/read-line.ts'
import type { Strip } from './strip.ts'

const longest = 60

/** The first line of a paragraph whose other lines are a list is over that list: its heading. */
export function raiseFirstLines(strips: readonly Strip[], units: Units): Strip[] {
  return strips.map((strip, index): Strip => {
    const { block, kind, row, role } = strip
    const next = strips[index + 1]?.block
    if (block.kind !== 'paragraph' || kind || row !== undefined || role || next?.kind !== 'list') return strip
    const { words } = block
    const text = wordsOf(words, units)
    const isFirst = words.from === 0 && piecesOf(next)[0]?.unit === words.unit
    const isShort = text.length > 2 && text.length <= longest && !/[.,;!]$/.test(text)
    return isFirst && isShort && next.entries.length > 1
      ? { ...strip, block: { ...block, kind: 'heading', level: boldLevel } }
      : strip
  })
}
