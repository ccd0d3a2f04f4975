import { paragraphsOf, textOfParagraph, type WordCell, type WordRow } from './document.ts'
import {
  fieldColumns,
  headerLabels,
  itemColumns,
  orderColumns,
  readValueBookmark,
  readValueTag,
  type ValueId,
} from './format.ts'
import { textOfCell, trimmed } from './read-value.ts'

/** A row of one of our tables; `other` is any that we cannot tell. */
export type SpecRow =
  | { kind: 'head'; head: TableHead; others: string[] }
  | { kind: 'header'; key: HeaderKey; value: string }
  | { kind: 'order'; order: string; component: string[]; instanceId: string; others: string[] }
  | { kind: 'value'; row: ValueRow }
  | { kind: 'other' }

export type HeaderKey = keyof typeof headerLabels

/** Which grid column of a table is which, by the words of its header row. */
export type TableHead = { kind: 'order' | 'fields' | 'items'; columns: Map<string, number> }

/** A row with a value, before it is known whose. */
export type ValueRow = {
  /** The item's label, empty where the cell is or goes on from above. */
  item: string
  /** The lines of the label cell: the name for people, and the name in the data. */
  label: string[]
  /** The label goes on from the row above, and so does the value. */
  isContinued: boolean
  /** Where the cell itself says that it belongs, by tag, alias or bookmark. */
  id: ValueId | undefined
  cell: WordCell | undefined
  mark: string
  /** The words in all other cells. */
  others: string[]
}

/** Read a row by the last header row that was seen above it in its table. */
export function readRow(row: WordRow, head: TableHead | undefined): SpecRow {
  const ownHead = findHead(row)
  if (ownHead) return { kind: 'head', head: ownHead, others: othersOf(row.cells, ownHead) }
  if (!head) return readHeaderRow(row)
  return head.kind === 'order' ? readOrderRow(row, head) : { kind: 'value', row: readValueRow(row, head) }
}

/** A row without a header above it, that says by a mark which value it holds. */
export function findMarkedRow(row: WordRow): ValueRow | undefined {
  const cell = row.cells.find((each) => idOf(each) !== undefined)
  if (!cell) return
  const isItem = idOf(cell)?.item !== undefined
  const names = isItem ? itemColumns : fieldColumns
  const at = names.indexOf('Value')
  const columns = new Map(names.map((name, index) => [nameOf(name), cell.column + index - at]))
  return readValueRow(row, { kind: isItem ? 'items' : 'fields', columns })
}

export function linesOfCell(cell: WordCell): string[] {
  return textOfCell(cell).split('\n').map(trimmed).filter(Boolean)
}

const columnNames = new Set([...orderColumns, ...fieldColumns, ...itemColumns].map(nameOf))
const valueName = nameOf('Value')

/** A header row holds names of our columns and little else, in whatever order. */
function findHead({ cells }: WordRow): TableHead | undefined {
  const [first, second] = cells
  if (cells.length < 3 || !first || !second) return
  if (!columnNames.has(nameOf(shortText(first))) && !columnNames.has(nameOf(shortText(second)))) return
  const columns = new Map<string, number>()
  for (const cell of cells) {
    const name = nameOf(shortText(cell))
    if (columnNames.has(name) && !columns.has(name)) columns.set(name, cell.column)
  }
  if (columns.size < 3) return
  if (columns.has(nameOf('Order'))) return { kind: 'order', columns }
  if (!columns.has(valueName)) return
  return { kind: columns.has(nameOf('Item')) ? 'items' : 'fields', columns }
}

const headerKeys = new Map(
  Object.entries(headerLabels).map(([key, label]) => [nameOf(label), key as HeaderKey]),
)

function readHeaderRow({ cells }: WordRow): SpecRow {
  const [label, ...values] = cells
  const key = label && headerKeys.get(nameOf(shortText(label).replace(/\s*:$/, '')))
  if (!key) return { kind: 'other' }
  return { kind: 'header', key, value: values.map(textOfCell).join(' ').trim() }
}

/** The words in cells that stand in none of the table's columns; in a header row, all but their names. */
function othersOf(cells: readonly WordCell[], { columns }: TableHead) {
  return cells.map(textOfCell).filter((text) => text !== '' && !columns.has(nameOf(text)))
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
    mark: '',
    others: [],
  }
  for (const cell of cells) {
    switch (columnOf(cell, columns)) {
      case 'value':
        row.cell = cell
        row.id = idOf(cell)
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
      default: {
        const text = textOfCell(cell)
        if (text !== '') row.others.push(text)
      }
    }
  }
  return row
}

/** A cell over several columns is the value's if that is among them, else that of the first one. */
function columnOf({ column, span }: WordCell, columns: Map<string, number>) {
  const covers = (at: number | undefined) => at !== undefined && column <= at && at < column + span
  if (covers(columns.get(valueName))) return valueName
  for (const [name, at] of columns) if (covers(at)) return name
  return ''
}

function cellAt(cells: readonly WordCell[], at: number | undefined) {
  return cells.find(({ column, span }) => at !== undefined && column <= at && at < column + span)
}

function idOf({ tags, aliases, bookmarks }: WordCell): ValueId | undefined {
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

/** Enough of a cell's text to tell whether it is one of our words. */
function shortText(cell: WordCell) {
  const [first] = paragraphsOf(cell.blocks)
  const text = first ? textOfParagraph(first) : ''
  return text.length < 60 ? trimmed(text) : ''
}

function nameOf(text: string) {
  return text.toLowerCase().replace(/\s+/g, ' ')
}
