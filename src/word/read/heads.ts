import { requiredWords } from '../boilerplate.ts'
import { besideColumns, fieldColumns, itemColumns, orderColumns, withBeside } from '../format.ts'
import { inEnglish } from '../furniture.ts'
import { textOfParagraph, type WordCell, type WordRow } from '../walk/document.ts'
import { textOfCell, trimmed } from './value.ts'

/** Which grid column of a table is which, by the words of its header row. */
export type TableHead = { kind: keyof typeof columnsOf; columns: Map<string, number> }

const columnsOf = {
  order: orderColumns.map(nameOf),
  fields: fieldColumns.map(nameOf),
  items: itemColumns.map(nameOf),
}
/** The column beside the values, in either language. */
const besideNames: readonly string[] = Object.values(besideColumns).map(nameOf)
const columnNames = new Set([...Object.values(columnsOf).flat(), ...besideNames])
const exactNames = new Set<string>([...orderColumns, ...fieldColumns, ...itemColumns])
export const valueName = nameOf('Value')
const fieldName = nameOf('Field')

/**
 * A header row holds names of our columns and little else, in whatever order; below the first, exactly those. A
 * column under another name is the one that was exported in its place.
 */
export function findHead({ cells }: WordRow, isFirst: boolean): TableHead | undefined {
  const [first, second] = cells
  if (cells.length < 3 || !first || !second) return
  if (!isFirst && !exactNames.has(shortText(first)) && !exactNames.has(shortText(second))) return
  const columns = new Map<string, number>()
  for (const cell of cells) {
    const name = nameOf(shortText(cell))
    if (columnNames.has(name) && !columns.has(name)) columns.set(name, cell.column)
  }
  if (columns.size < 2) return
  const kind = kindOf(columns)
  if (columns.size < (kind === 'order' ? 2 : 3)) return
  const inOrder = namesOf(kind, findBeside(columns))
  for (const [index, { column }] of cells.entries()) {
    const name = inOrder[index]
    if (name && !columns.has(name) && ![...columns.values()].includes(column)) columns.set(name, column)
  }
  return kind === 'order' || columns.has(valueName) ? { kind, columns } : undefined
}

/** The columns of a table whose header row is gone, by a row that looks like one of ours. */
export function findHeadOfRow({ cells }: WordRow): TableHead | undefined {
  const textAt = (index: number) => (cells[index] ? textOfCell(cells[index]) : '')
  const isRequired = (index: number) => requiredWords.includes(textAt(index).toLowerCase())
  if (cells.length === 3 && /^\d{1,4}$/.test(textAt(0)) && /^[A-Z]{2,3}\S?-\d{4}$/i.test(textAt(2)))
    return headAt('order', cells)
  const [beside] = besideNames
  if (cells.length === 5 && isRequired(1)) return headAt('fields', cells)
  if (cells.length === 6 && isRequired(1)) return headAt('fields', cells, beside)
  if (cells.length === 6 && isRequired(2)) return headAt('items', cells)
  if (cells.length === 7 && isRequired(2)) return headAt('items', cells, beside)
}

/** Which of its columns has the other language's texts, if one does. */
export function findBeside(columns: ReadonlyMap<string, number>): string | undefined {
  return besideNames.find((name) => columns.has(name))
}

function namesOf(kind: TableHead['kind'], beside: string | undefined): readonly string[] {
  return kind === 'order'
    ? columnsOf.order
    : withBeside(kind === 'items' ? itemColumns : fieldColumns, beside).map(nameOf)
}

function kindOf(columns: Map<string, number>): TableHead['kind'] {
  if (columnsOf.order.some((name) => columns.has(name))) return 'order'
  const isBehindItem = columns.get(fieldName) === 1 && !columns.has(nameOf('Item'))
  const count = columns.size - (findBeside(columns) ? 1 : 0)
  return columns.has(nameOf('Item')) || (isBehindItem && count === fieldColumns.length) ? 'items' : 'fields'
}

function headAt(kind: TableHead['kind'], cells: readonly WordCell[], beside?: string): TableHead {
  return {
    kind,
    columns: new Map(namesOf(kind, beside).map((name, index) => [name, cells[index]?.column ?? index])),
  }
}

/** A cell's first line, where it is short enough to be one of our words. */
export function shortText({ blocks }: WordCell) {
  const [first] = blocks
  const text = first?.kind === 'paragraph' ? textOfParagraph(first) : ''
  return text.length < 24 ? inEnglish(trimmed(text)) : ''
}

export function nameOf(text: string) {
  return text.toLowerCase().replace(/\s+/g, ' ')
}
