import type { Locale } from '#base/locale.ts'
import type { Piece } from '#word/blocks/piece.ts'
import { type Blocks, readCell } from '#word/blocks/read-blocks.ts'
import { readPartName } from '#word/blocks/read-label.ts'
import type { Strip } from './strip.ts'

export type Cell = { pieces: Piece[]; text: string }

/** Where a table stands: its document, its place among the blocks, and the language of the page. */
export type Context = { source: Blocks; from: number; language: Locale }

/** The words of a cell as the heading of what follows. */
export function headingStrips({ pieces, text }: Cell, { from }: Context): Strip[] {
  const [first, ...more] = pieces
  if (!first) return []
  const level = readPartName(text) ? 1 : 2
  return [
    { block: { kind: 'heading', level, words: first }, from },
    ...more.map((words): Strip => ({ block: { kind: 'paragraph', words }, from })),
  ]
}

/** … as texts of one role. */
export function roleStrips(
  { pieces }: Cell,
  role: NonNullable<Strip['role']>,
  row: string,
  { from }: Context,
): Strip[] {
  return pieces.map((words) => ({ block: { kind: 'paragraph', words }, from, role, row }))
}

/** … as what is not for the page. */
export function held({ pieces }: Cell, kind: NonNullable<Strip['kind']>, { from }: Context): Strip[] {
  return pieces.map((words) => ({ block: { kind: 'space', words }, from, kind }))
}

/** … as blocks of their own, as if they stood outside of a table. */
export function readStrips({ pieces }: Cell, { source, from }: Context, row?: string): Strip[] {
  return readCell(pieces, source).map((block) => ({ block, from, ...(row !== undefined && { row }) }))
}

/** Cells one after the other, whatever stood beside what. */
export function readAll(rows: readonly Cell[][], context: Context): Strip[] {
  return rows.flatMap((row) => row.flatMap((cell) => readStrips(cell, context)))
}

/** No component has a table: a row is one point, its cells parted. */
export function rowStrip(row: readonly Cell[], { from }: Context): Strip {
  const cells = row.map(({ pieces }, column) => ({ column, pieces }))
  return { block: { kind: 'table', shape: 'other', rows: [cells] }, from, role: 'point' }
}
