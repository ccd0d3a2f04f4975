import { readPartName } from '#word/blocks/read-label.ts'
import { type Cell, type Context, held } from './cell-strips.ts'
import { nameStrips } from './expand-labels.ts'
import { ruleBefore, sectionStrips } from './expand-layout.ts'
import type { Strip } from './strip.ts'

/** The one column whose cells have several lines, beside short remarks: in each of them stands a section of the page. */
export function findPageColumn([, ...rows]: readonly Cell[][]): number | undefined {
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (rows.length < 2 || width < 2) return
  const long = Array.from({ length: width }, (_, column) => {
    const cells = rows.flatMap((row) => row[column] ?? [])
    return cells.filter(({ text }) => text.includes('\n')).length * 2 >= rows.length ? [column] : []
  }).flat()
  return long.length === 1 ? long[0] : undefined
}

/** What stands beside a section says which part it is, or something to colleagues. */
export function expandPages(rows: readonly Cell[][], column: number, context: Context): Strip[] {
  return rows.flatMap((row, index): Strip[] => {
    if (index === 0) return row.flatMap((cell) => held(cell, 'label', context))
    const cell = row[column]
    const before = row.slice(0, column).flatMap((each) => besideSection(each, context))
    const behind = row.slice(column + 1).flatMap((each) => held(each, 'note', context))
    return [ruleBefore(row, context), ...before, ...(cell ? sectionStrips(cell, context) : []), ...behind]
  })
}

function besideSection(cell: Cell, context: Context): Strip[] {
  return readPartName(cell.text) ? nameStrips(cell, context) : held(cell, 'label', context)
}
