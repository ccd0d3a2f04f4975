import { wordsOf } from '#word/blocks/piece.ts'
import { isShortFigure } from '#word/blocks/read-table.ts'
import { type Cell, type Context, readAll, readStrips, roleStrips, rowStrip } from './cell-strips.ts'
import { expandColumns, isColumns } from './expand-columns.ts'
import { expandLayout, isBeside, isLayout, isWordy } from './expand-layout.ts'
import { isUnderlined } from './leads.ts'
import { readsAsActions } from './read-action.ts'
import type { Strip } from './strip.ts'

/** Frames and columns that only say how words stand on paper; tables of data are left. */
export function expandOther(rows: readonly Cell[][], context: Context): Strip[] | undefined {
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (width <= 1) return readAll(rows, context)
  if (isRowOfButtons(rows)) return expandButtons(rows, context)
  if (isRowOfLinks(rows, context)) return expandLinks(rows, context)
  if (isColumns(rows)) return expandColumns(rows, context)
  if (isLayout(rows)) return expandLayout(rows, context)
  const cells = rows.flat()
  const isLong = ({ text, pieces }: Cell) => text.includes('\n') || pieces.length > 1
  const withPicture = cells.filter(
    ({ pieces, text }) =>
      text === '' && pieces.some(({ unit }) => context.source.paragraphs[unit]?.hasPicture),
  )
  const wordy = cells.filter(isWordy)
  if (isBeside(rows)) return expandLayout(rows, context)
  if (withPicture.length > 0 && wordy.length <= rows.length) return readAll(rows, context)
  if (wordy.length > 1 && wordy.every((cell) => isFigureCell(cell, context)))
    return expandFigureCells(rows, context)
  const isCards = wordy.length > 1 && wordy.filter(isLong).length * 3 >= wordy.length * 2 && !isGrid(rows)
  if (isCards)
    return rows.flatMap((row, index) =>
      row.flatMap((cell, column) =>
        readStrips(cell, context, cell.text === '' ? undefined : `${index}.${column}`),
      ),
    )
  const isPairs = width === 2 && rows.length > 1 && rows.every((row) => row.length === 2)
  if (!isPairs) return isSmall(rows) ? rows.map((row) => rowStrip(row, context)) : undefined
  if (isHeaded(rows)) return rows.map((row) => rowStrip(row, context))
  return rows.flatMap(([title, words], index): Strip[] => [
    ...(title ? roleStrips(title, 'title', `${index}`, context) : []),
    ...(words ? roleStrips(words, 'body', `${index}`, context) : []),
  ])
}

/** A few words over each column, and figures below. */
function isHeaded([head = [], ...below]: readonly Cell[][]): boolean {
  return (
    below.length > 1 &&
    head.every(({ text }) => !/\d/.test(text) && text.split(/\s+/).length <= 4) &&
    below.some(([, words]) => /\d/.test(words?.text ?? ''))
  )
}

/** A table of data that a reader takes in at a glance. */
function isSmall(rows: readonly Cell[][]): boolean {
  return rows.length <= 30 && rows.flat().every(({ text }) => text.length <= 200)
}

/** Columns of short words below a head. */
function isGrid(rows: readonly Cell[][]): boolean {
  return rows.length > 2 && rows.every((row) => row.length > 2)
}

/** A few words in each cell, all of them underlined, as the links at the end of a page are. */
function isRowOfLinks(rows: readonly Cell[][], { source }: Context): boolean {
  const cells = rows.flat().filter(({ text }) => text !== '')
  return (
    cells.length > 1 &&
    cells.every(({ text, pieces: [first, ...more] }) => {
      const isOne = first !== undefined && more.length === 0 && text.length <= 60
      return isOne && isUnderlined(first, source.paragraphs)
    })
  )
}

function expandLinks(rows: readonly Cell[][], context: Context): Strip[] {
  return rows.flatMap((row, index) =>
    row.flatMap((cell, column) => roleStrips(cell, 'title', `${index}.${column}`, context)),
  )
}

/** A short figure, and below it what it counts. */
function isFigureCell({ pieces }: Cell, { source: { units } }: Context): boolean {
  const [figure = '', label = '', ...more] = pieces
    .map((piece) => wordsOf(piece, units))
    .filter((text) => text !== '')
  return isShortFigure(figure) && label !== '' && !/^\D{0,3}[\d٠-٩]/u.test(label) && more.length === 0
}

function expandFigureCells(rows: readonly Cell[][], context: Context): Strip[] {
  return rows.flatMap((row, index) =>
    row.flatMap(({ pieces, text }, column) => {
      const at = pieces.findIndex((piece) => wordsOf(piece, context.source.units) !== '') + 1
      const [figure, label] = [pieces.slice(0, at), pieces.slice(at)].map(
        (some): Cell => ({ pieces: some, text }),
      )
      const key = `${index}.${column}`
      return figure && label
        ? [...roleStrips(figure, 'figure', key, context), ...roleStrips(label, 'figure-label', key, context)]
        : []
    }),
  )
}

/** One row in which each cell says what to do. */
function isRowOfButtons(rows: readonly Cell[][]): boolean {
  const cells = rows.flat().filter(({ text }) => text !== '')
  return rows.length === 1 && cells.length < 4 && cells.every(({ text }) => readsAsActions(text, false))
}

function expandButtons(rows: readonly Cell[][], { from }: Context): Strip[] {
  const pieces = rows.flat().flatMap((cell) => cell.pieces)
  return pieces.map((words, index): Strip => {
    const role = index > 0 ? 'second-action' : 'action'
    return { block: { kind: 'paragraph', words }, from, role }
  })
}
