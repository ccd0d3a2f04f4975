import type { PagePlace } from '#content/place.ts'
import {
  besideColumns,
  fieldColumns,
  headerLabels,
  isBesideTag,
  itemColumns,
  readValueBookmark,
  readValueTag,
  withBeside,
} from '../format.ts'
import { inEnglish } from '../furniture.ts'
import {
  paragraphsOf,
  sourceOfCell,
  textOfParagraph,
  type WordCell,
  type WordRow,
  type WordTable,
} from '../walk/document.ts'
import { findBeside, findHead, nameOf, shortText, type TableHead, valueName } from './heads.ts'
import { textOfCell, trimmed } from './value.ts'

/** A row of one of our tables; `other` is any that we cannot tell. */
export type SpecRow =
  | { kind: 'head'; head: TableHead; others: string[] }
  | { kind: 'header'; key: HeaderKey; value: string; others: string[] }
  | { kind: 'order'; order: string; component: string[]; instanceId: string; others: string[] }
  | { kind: 'value'; row: ValueRow }
  | { kind: 'other' }

export type HeaderKey = keyof typeof headerLabels

/** A row with a value, before it is known whose. */
export type ValueRow = {
  /** The item's label, empty where the cell is or goes on from above. */
  item: string
  /** The lines of the label cell: the name for people, and the name in the data. */
  label: string[]
  /** The label goes on from the row above, and so does the value. */
  isContinued: boolean
  /** Where the cell itself says that it belongs, by tag, alias or bookmark. */
  id: PagePlace | undefined
  cell: WordCell | undefined
  /** The columns that the value's cell covers, where it was merged with others. */
  merged: string[] | undefined
  mark: string
  /** What the column of the other language says; nothing in a table without one. */
  beside: string | undefined
  /** The lines in all other cells. */
  others: string[]
  /** How many rows of the document it is read from: they have one label. */
  rows: number
  /** Where its value stands in the main part, or else the row. */
  source: number | undefined
}

/** Read a row by the last header row that was seen above it in its table. */
export function readRow(row: WordRow, head: TableHead | undefined): SpecRow {
  const ownHead = findHead(row, head === undefined)
  if (ownHead) return { kind: 'head', head: ownHead, others: othersOf(row.cells, ownHead) }
  if (!head) return readHeaderRow(row)
  return head.kind === 'order' ? readOrderRow(row, head) : { kind: 'value', row: readValueRow(row, head) }
}

/** A row without a header above it, that says by a mark which value it holds. */
export function findMarkedRow(row: WordRow): ValueRow | undefined {
  const cell = row.cells.find((each) => idOf(each) !== undefined)
  if (!cell) return
  const isItem = idOf(cell)?.item !== undefined
  const hasBeside = row.cells.some(({ tags, aliases }) => [...tags, ...aliases].some(isBesideTag))
  const beside = hasBeside ? besideColumns['en-AE'] : undefined
  const names = withBeside(isItem ? itemColumns : fieldColumns, beside)
  const at = names.indexOf('Value')
  const columns = new Map(names.map((name, index) => [nameOf(name), cell.column + index - at]))
  return readValueRow(row, { kind: isItem ? 'items' : 'fields', columns })
}

/** Each line once more without the white space round it; empty ones are left out. */
export function linesOfCell({ blocks }: Pick<WordCell, 'blocks'>): string[] {
  const lines: string[] = []
  for (const paragraph of paragraphsOf(blocks)) {
    const text = textOfParagraph(paragraph)
    for (const line of text.includes('\n') ? text.split('\n') : [text]) {
      const words = trimmed(line)
      if (words !== '') lines.push(words)
    }
  }
  return lines
}

const headerKeys = new Map(
  Object.entries(headerLabels).map(([key, label]) => [nameOf(label), key as HeaderKey]),
)

function readHeaderRow({ cells }: WordRow): SpecRow {
  const [label, ...values] = cells
  const key = label && headerKeys.get(nameOf(shortText(label).replace(/\s*:$/, '')))
  if (!key) return { kind: 'other' }
  const others = linesOfCell({ blocks: label.blocks.slice(1) })
  return { kind: 'header', key, value: values.map(textOfCell).join(' ').trim(), others }
}

const keysInOrder = Object.keys(headerLabels) as HeaderKey[]

/**
 * A row of the first table whose label was translated, while that table has all its rows and some of their labels. Documents
 * from before have no export id.
 */
export function readHeaderByPlace({ rows }: WordTable, index: number): SpecRow | undefined {
  const isWhole = rows.length === keysInOrder.length || rows.length === keysInOrder.length - 1
  if (!isWhole || rows.some(({ cells }) => cells.length !== 2)) return
  const known = rows.map(readHeaderRow)
  const key = keysInOrder[index]
  const isTaken = known.some((row) => row.kind === 'header' && row.key === key)
  const [label, value] = rows[index]?.cells ?? []
  if (!key || isTaken || !label || known.every(({ kind }) => kind === 'other')) return
  return { kind: 'header', key, value: textOfCell(value), others: linesOfCell(label) }
}

/** The words in cells that stand in none of the table's columns; in a header row, all but their names. */
function othersOf(cells: readonly WordCell[], { columns }: TableHead) {
  return cells.map(textOfCell).filter((text) => text !== '' && !columns.has(nameOf(inEnglish(text))))
}

function readOrderRow({ cells }: WordRow, { columns }: TableHead): SpecRow {
  const others = cells
    .filter((cell) => columnOf(cell, columns) === '')
    .map(textOfCell)
    .filter(Boolean)
  const cellOf = (name: string) => cellAt(cells, columns.get(nameOf(name)))
  const component = cellOf('Component')
  return {
    kind: 'order',
    order: textOfCell(cellOf('Order')),
    component: component ? linesOfCell(component) : [],
    instanceId: textOfCell(cellOf('Instance ID')),
    others,
  }
}

function readValueRow({ cells }: WordRow, { columns }: TableHead): ValueRow {
  const row: ValueRow = {
    item: '',
    label: [],
    isContinued: false,
    id: undefined,
    cell: undefined,
    merged: undefined,
    mark: '',
    beside: undefined,
    others: [],
    rows: 1,
    source: undefined,
  }
  const besideName = findBeside(columns)
  const marked = findDisplaced(cells, columns)
  const shift = marked ? marked.column - (columns.get(valueName) ?? 0) : 0
  for (const cell of cells) {
    const isShifted = marked !== undefined && cell.column >= marked.column
    const place = isShifted ? { ...cell, column: cell.column - shift } : cell
    const name = columnOf(place, columns)
    switch (name) {
      case besideName:
        row.beside = linesOfCell(cell).join('\n')
        break
      case 'value':
        row.cell = cell
        row.id = idOf(cell)
        if (cell.span > 1) row.merged = columnsUnder(place, columns)
        break
      case 'field':
        row.label = linesOfCell(cell)
        row.isContinued = cell.isContinued
        break
      case 'item':
        row.item = cell.isContinued ? '' : textOfCell(cell)
        break
      case 'ai mark':
        row.mark = textOfCell(cell)
        break
      default:
        for (const line of linesOfCell(cell)) row.others.push(line)
    }
  }
  row.source = sourceOfCell(row.cell) ?? sourceOfCell(cells[0])
  return row
}

/** In a row that lacks a cell: the cell that says itself that it is a value, although it stands in no Value column. */
function findDisplaced(cells: readonly WordCell[], columns: Map<string, number>) {
  if (cells.length >= columns.size) return
  const marked = cells.find((cell) => idOf(cell) !== undefined)
  return marked && columnOf(marked, columns) !== valueName ? marked : undefined
}

/** A cell over several columns is the value's if that is among them, else that of the first one. */
function columnOf({ column, span }: WordCell, columns: Map<string, number>) {
  const covers = (at: number | undefined) => at !== undefined && column <= at && at < column + span
  if (span > 1 && covers(columns.get(valueName))) return valueName
  for (const [name, at] of columns) if (covers(at)) return name
  return ''
}

/** The names of the columns that a cell covers; nothing where it is the value's alone. */
function columnsUnder({ column, span }: WordCell, columns: Map<string, number>) {
  const covered = [...columns].filter(([, at]) => column <= at && at < column + span)
  if (covered.length < 2) return
  return covered.toSorted(([, one], [, other]) => one - other).map(([name]) => name)
}

function cellAt(cells: readonly WordCell[], at: number | undefined) {
  return cells.find(({ column, span }) => at !== undefined && column <= at && at < column + span)
}

function idOf({ tags, aliases, bookmarks }: WordCell): PagePlace | undefined {
  for (const tag of tags) {
    const id = readValueTag(tag)
    if (id) return id
  }
  for (const alias of aliases) {
    const id = readValueTag(alias)
    if (id) return id
  }
  for (const bookmark of bookmarks) {
    const id = readValueBookmark(bookmark)
    if (id) return id
  }
}
