import type { Grid } from './grid.ts'

/** A table by what its rows are for. */
export type TableParts = {
  /** Above the headings, alone in its row. */
  title: string
  /** Headings of the columns, those of two rows as one; empty where the rows name their figures themselves. */
  headings: readonly string[]
  rows: readonly {
    cells: readonly string[] /** A line of its own above it: "For nationals". */
    group: string
  }[]
  /** Below the rows: footnotes and what holds for all. */
  notes: readonly string[]
}

/** Rows with one cell name what follows, or note what stood before. */
export function partTable(grid: Grid): TableParts {
  const isAlone = (row: readonly string[]) => row.filter(Boolean).length === 1
  const first = grid.findIndex((row) => !isAlone(row))
  const last = grid.findLastIndex((row) => !isAlone(row))
  const title = grid.slice(0, first).flat().filter(Boolean).join(' ')
  const inner = grid.slice(first, last + 1)
  const headingRows = countHeadings(inner)
  const rows: { cells: readonly string[]; group: string }[] = []
  let group = ''
  let above: readonly string[] = []
  for (const row of inner.slice(headingRows)) {
    if (isAlone(row) && row[0] && !hasDigit(row[0])) {
      group = row[0]
      continue
    }
    // What is merged downwards stands in its first row alone.
    const cells = row[0] === '' ? [above[0] ?? '', ...row.slice(1)] : row
    rows.push({ cells, group })
    above = cells
  }
  const notes = grid
    .slice(last + 1)
    .flat()
    .filter(Boolean)
  return { title, headings: joinHeadings(inner.slice(0, headingRows)), rows, notes }
}

/** The rows at the top in which no cell but the first has a figure: one, or two where the first is merged sideways. */
function countHeadings(rows: Grid): number {
  const [first, second] = rows
  if (!first || !isHeading(first) || rows.length < 2) return 0
  const isMerged = first.slice(1).some((cell) => cell === '') && first.slice(1).some(Boolean)
  return isMerged && second && isHeading(second) && rows.length > 2 ? 2 : 1
}

function isHeading(row: readonly string[]): boolean {
  return row.slice(1).every((cell) => !hasFigure(cell))
}

/** "AED '000", "3M EIBOR" and "from 1 Jan" head columns, "AED 500" does not. */
function hasFigure(cell: string): boolean {
  return hasDigit(cell.replace(days, '').replace(/'?000s?\b|\b\d{1,2}\s?[mMyY]\b/g, ''))
}

const days =
  /(?:\b\d{1,2}\s)?\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:\s20\d\d)?|\b20\d\d\b/gi

function hasDigit(text: string): boolean {
  return /[\d٠-٩]/.test(text)
}

function joinHeadings(rows: Grid): string[] {
  const [first = [], second] = rows
  if (!second) return [...first]
  let group = ''
  return second.map((cell, column) => {
    group = first[column] || (column === 0 ? '' : group)
    return [group, cell].filter(Boolean).join(' ')
  })
}
