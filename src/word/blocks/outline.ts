import { textOfParagraph, type WordBlock } from '../walk/document.ts'

const longestHead = 60

/** Entries of a list over entries of lists in them, again and again: the headings of an outline. */
export function findOutline(blocks: readonly WordBlock[]): ReadonlySet<WordBlock> {
  const heads = blocks.filter((block, index) => {
    const next = blocks[index + 1]
    if (block.kind !== 'paragraph' || next?.kind !== 'paragraph' || !block.list || !next.list) return false
    const text = textOfParagraph(block).trim()
    return (
      (next.depth ?? 0) > (block.depth ?? 0) &&
      block.depth === undefined &&
      text.length <= longestHead &&
      !/[.!]$/.test(text)
    )
  })
  return new Set(heads.length > 1 ? heads : [])
}
