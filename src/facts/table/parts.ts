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
  const title = grid.slice(0, first).flat().filter(isSaid).join(' ')
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
    .filter(isSaid)
  return { title, headings: joinHeadings(inner.slice(0, headingRows)), rows, notes }
}

/** How a message begins and ends is no part of the table within it. */
function isSaid(text: string): boolean {
  return (
    text !== '' &&
    !/^(?:hi|hello|hey|dear|(?:kind |best )?r(?:e)?ga?r?ds|regards|thanks|thank you|thx|cheers|br|السلام عليكم|مرحبا|شكرا|شكراً|مع التحية|تحياتي)(?!\p{L})/iu.test(
      text,
    )
  )
}

/** The rows at the top in which no cell but the first has a figure: one, or two where the first is merged sideways. */
function countHeadings(rows: Grid): number {
  const [first, second] = rows
  if (!first || rows.length < 2) return 0
  if (!isHeading(first)) return isOfTiers(first) && !(second && isOfTiers(second)) ? 1 : 0
  const isMerged = first.slice(1).some((cell) => cell === '') && first.slice(1).some(Boolean)
  const isSecond = second && (isHeading(second) || isOfTiers(second))
  return isMerged && isSecond && rows.length > 2 ? 2 : 1
}

function isHeading(row: readonly string[]): boolean {
  return row.slice(1).every((cell) => !hasFigure(cell))
}

/** "< 1m | ≥ 1m", "3 months | 6 months": what the columns are for, and no figures of a thing. */
function isOfTiers(row: readonly string[]): boolean {
  const cells = row.slice(1).filter(Boolean)
  return cells.length > 1 && cells.every(isTier) && new Set(cells).size === cells.length
}

export function isTier(cell: string): boolean {
  return tier.test(cell)
}

const amount = '(?:[A-Z]{3}\\s?)?[\\d٠-٩][\\d٠-٩.,٫٬]*\\s?(?:k|m|mn|ألف|مليون)?'
const tier = new RegExp(
  `^(?:[A-Z]{3}\\s)?(?:(?:[<>≤≥]=?|up to|upto|over|above|below|under|from|حتى|لغاية|أكثر من|أقل من|فوق)\\s?${amount}(?:\\s(?:and|or) (?:above|more|below))?|${amount}\\s?[–-]\\s?${amount}|${amount}\\+|[\\d٠-٩]{1,2}\\s?(?:m|y|mths?|months?|yrs?|years?|شهراً|شهر|أشهر|سنة|سنوات))$`,
  'i',
)

/** "AED '000", "3M EIBOR" and "from 1 Jan" head columns, "AED 500" does not. */
function hasFigure(cell: string): boolean {
  return hasDigit(
    cell
      .replace(days, '')
      .replace(/'?000s?\b|\b\d{1,2}\s?[mMyY]\b/g, '')
      .replace(ofName, ''),
  )
}

/** "Miles per AED 10", "Year 1 total". */
const ofName =
  /(?:\bper|\bevery|\bfor each|لكل)\s(?:[a-z]{3}\s|درهم\s)?[\d٠-٩]+(?:\sدرهم)?|\b(?:year|month|tier|phase|level|plan|option|step|quarter)\s\d\b/gi

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
