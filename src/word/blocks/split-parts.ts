import type { Block } from './block.ts'
import type { PartName } from './label-words.ts'
import { type Piece, type Units, wordsOf } from './piece.ts'
import { readPartName } from './read-label.ts'

/** A stretch of the document that is to become one section: what it is called, and what stands in it. */
export type Part = {
  /** What the deck says that it is. */
  name?: PartName
  /** Its heading, which may be such a name, or copy. */
  heading?: Piece
  /** All blocks of it, the heading's too. */
  blocks: Block[]
}

/**
 * Parts begin at headings of one level and of those above it, at each heading that names a part, and behind a row of dashes. The
 * level is that of most names; without names it is the highest, or the one below where only the deck's own title is as high.
 */
export function splitParts(blocks: readonly Block[], units: Units): Part[] {
  const level = findLevel(blocks, units)
  const parts: Part[] = [{ blocks: [] }]
  for (const block of blocks) {
    const name = nameOf(block, units)
    const isHeading = block.kind === 'heading' && (block.level <= level || name !== undefined)
    const isBegun = isHeading || (block.kind === 'label' && name !== undefined)
    if (isBegun) {
      const heading = block.kind === 'heading' ? block.words : undefined
      parts.push({ ...(name && { name }), ...(heading && { heading }), blocks: [] })
    }
    parts.at(-1)?.blocks.push(block)
    if (block.kind === 'rule') parts.push({ blocks: [] })
  }
  return parts.filter((part) => part.blocks.length > 0)
}

/** "Hero:" with nothing behind it names a part as a heading does. */
function nameOf(block: Block, units: Units): PartName | undefined {
  if (block.kind === 'heading') return readPartName(wordsOf(block.words, units))
  const { meaning, values } = block.kind === 'label' ? block : {}
  return meaning?.part && !meaning.slot && values?.length === 0 ? meaning.part : undefined
}

function findLevel(blocks: readonly Block[], units: Units): number {
  const headings = blocks.filter((block) => block.kind === 'heading')
  const named = headings.filter((heading) => nameOf(heading, units) !== undefined)
  const counts = countLevels(named)
  const most = Math.max(0, ...counts.values())
  if (most > 1) return Math.min(...[...counts].filter(([, count]) => count === most).map(([level]) => level))
  const levels = countLevels(headings)
  const [top = 0, next = top] = [...levels.keys()].toSorted((one, other) => one - other)
  return levels.get(top) === 1 ? next : top
}

function countLevels(headings: readonly { level: number }[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { level } of headings) counts.set(level, (counts.get(level) ?? 0) + 1)
  return counts
}
