/** Rows of cells as they were given; what is merged stands in its first cell. */
export type Grid = readonly (readonly string[])[]

/** More than this is no table of facts but an export of something. */
export const gridLimits = { characters: 40_000, rows: 100, columns: 20, cell: 1000 }

/**
 * What was pasted, as rows of cells: with tabs, as spreadsheets copy it, with bars, or in columns that blanks keep apart.
 * Nothing where it is no table.
 */
export function gridOfText(pasted: string): Grid | undefined {
  if (pasted.length > gridLimits.characters) return undefined
  const text = pasted.replace(/\r\n?/g, '\n').replace(/(?<!\n)\n+$/, '')
  const rows = text.includes('\t') ? rowsByTabs(text) : rowsByLines(text.split('\n'))
  return rows && tidyGrid(rows)
}

/** Nothing where no two rows have two cells. */
export function tidyGrid(rows: Grid): Grid | undefined {
  const tidy = rows
    .slice(0, gridLimits.rows)
    .map((row) =>
      row
        .slice(0, gridLimits.columns)
        .map((cell) => cell.slice(0, gridLimits.cell).replace(/\s+/g, ' ').trim()),
    )
    .filter((row) => row.some((cell) => cell !== ''))
  const isWide = tidy.filter((row) => row.length > 1).length > 1
  return isWide && !tidy.every(([first = '']) => listMarker.test(first)) ? tidy : undefined
}

/** A list with numbers or bullets has tabs behind them. */
const listMarker = /^(?:[\d٠-٩]{1,3}[.)]|[a-z][.)]|[•·▪◦o*–-])$/i

/** A cell with a tab, a line break or quotation marks in it stands in quotation marks. */
function rowsByTabs(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at <= text.length) {
    const isQuoted = text[at] === '"' && quotedEnd(text, at) !== undefined
    const end = isQuoted ? (quotedEnd(text, at) ?? at) : nextBreak(text, at)
    const cell = text.slice(at, end)
    rows.at(-1)?.push(isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end >= text.length) break
    if (text[end] === '\n') rows.push([])
    at = end + 1
  }
  return rows
}

function nextBreak(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (text[at] === '\t' || text[at] === '\n') return at
  return text.length
}

/** The place after the mark that closes; nothing where no cell ends behind it. */
function quotedEnd(text: string, from: number): number | undefined {
  const most = Math.min(text.length, from + longestCell)
  for (let at = from + 1; at < most; at += 1) {
    if (text[at] !== '"') continue
    if (text[at + 1] === '"') at += 1
    else return at + 1 >= text.length || /[\t\n]/.test(text[at + 1] ?? '') ? at + 1 : undefined
  }
  return undefined
}

const longestCell = 2000

function rowsByLines(lines: readonly string[]): string[][] | undefined {
  for (const gap of ['|', ';', /\s{2,}/]) {
    const rows = lines.map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split(gap),
    )
    const wide = rows.filter((row) => row.length > 1).length
    // A bar or two within sentences make no table.
    if (wide > 1 && wide >= rows.length / 2)
      return rows.filter((row) => !row.every((cell) => /^\s*:?-*:?\s*$/.test(cell)))
  }
  return undefined
}
