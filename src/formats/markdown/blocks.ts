import type { RichBlock } from '#content/values/rich-text.ts'
import { writeRuns } from './inline.ts'

/** Paragraphs and lists, each a block of its own. */
export function writeBlocks(blocks: readonly RichBlock[]): string[] {
  const written: string[] = []
  let list: string[][] = []
  for (const [index, { kind, runs }] of blocks.entries()) {
    const text = writeRuns(runs)
    if (kind === 'paragraph') {
      written.push(text)
      continue
    }
    list.push([text])
    if (blocks[index + 1]?.kind === kind) continue
    written.push(writeList(kind, list))
    list = []
  }
  return written
}

/** Each item is blocks; what follows its first line stands under it. */
export function writeList(kind: 'bullet' | 'number', items: readonly (readonly string[])[]): string {
  const lines = items.map((blocks, index) => {
    const sign = kind === 'bullet' ? '- ' : `${index + 1}. `
    return sign + blocks.join('\n\n').replace(/\n(?=.)/g, `\n${' '.repeat(sign.length)}`)
  })
  return lines.join('\n')
}

export function isList(block: string): boolean {
  return /^(?:-|\d+\.) /.test(block)
}
