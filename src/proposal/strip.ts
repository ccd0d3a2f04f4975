import type { Block } from '#word/blocks/block.ts'
import type { HeldKind } from './grain.ts'

/** A block of a page, with its number in the document; `kind`: why it is none of the page's words. */
export type Strip = { block: Block; from: number; kind?: HeldKind }

/** Where the next words stand behind a strip; the end where there are none. */
export function placeBehind(strips: readonly Strip[], index: number): number {
  let next = index + 1
  while (strips[next]?.block.kind === 'space') next += 1
  return next
}

/** Where the last words stand before a strip; below zero where there are none. */
export function placeBefore(strips: readonly Strip[], index: number): number {
  let last = index - 1
  while (strips[last]?.block.kind === 'space') last -= 1
  return last
}
