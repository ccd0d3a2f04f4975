import { type Grid, gridLimits, gridOfText, tidyGrid } from '#facts/table/grid.ts'

/**
 * The table in what was copied: from a spreadsheet or a document by its cells, else by what keeps them apart in the text.
 * Nothing where it is no table.
 */
export function tableOfClipboard(data: Pick<DataTransfer, 'getData'>): Grid | undefined {
  const html = data.getData('text/html')
  const table = html.length <= longestHtml && /<table/i.test(html) ? gridOfHtml(html) : undefined
  return table ?? gridOfText(data.getData('text'))
}

/** Spreadsheets send their styles along. */
const longestHtml = 2_000_000

/** A document that was parsed loads nothing and runs nothing. */
function gridOfHtml(html: string): Grid | undefined {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  if (!table) return undefined
  const rows: string[][] = []
  /** By column: for how many rows a cell goes on downwards. */
  const below: number[] = []
  for (const { cells } of [...table.rows].slice(0, gridLimits.rows)) {
    const row: string[] = []
    const skip = () => {
      while ((below[row.length] ?? 0) > 0) {
        below[row.length] = (below[row.length] ?? 0) - 1
        row.push('')
      }
    }
    for (const cell of [...cells].slice(0, gridLimits.columns)) {
      skip()
      const words = [...cell.childNodes].map((node) =>
        node.nodeName === 'BR' ? ' ' : (node.textContent ?? ''),
      )
      for (let column = 0; column < Math.min(cell.colSpan, gridLimits.columns); column += 1) {
        below[row.length] = Math.min(cell.rowSpan, gridLimits.rows) - 1
        row.push(column === 0 ? words.join(' ') : '')
      }
    }
    skip()
    rows.push(row)
  }
  return tidyGrid(rows)
}
