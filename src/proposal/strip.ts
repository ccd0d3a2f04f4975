import type { Block } from '#word/blocks/block.ts'
import type { GrainRole, HeldKind } from './grain.ts'

/**
 * A block on its way to a section. Tables have been taken apart: `row` is the item that a cell belongs to, `role` what its column says
 * that it is, `kind` why it is none of the page's words.
 */
export type Strip = {
  block: Block
  /** The number of the document's block. */
  from: number
  row?: string
  role?: GrainRole
  kind?: HeldKind
  /** A label that stands in a column of labels: it is one without a colon. */
  isFirm?: true
  /** A heading that only says which part begins. */
  isName?: true
}

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
