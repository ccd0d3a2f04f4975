import { enterChild, readAttribute, skipElement } from '../xml/xml.ts'
import { openCellChange, openRowChange } from './changes.ts'
import type { WordCell, WordRow, WordTable } from './document.ts'
import { countPiece, type Walk, walkChildren, walkText } from './walk.ts'

/** Word's own tables have at most 63 columns; a cell that claims to cover more is not believed. */
const maxColumns = 64

/** Tables, with or without a grid, with rows and cells as ragged as they come. */
export function walkTable(walk: Walk) {
  const { scope } = walk
  const { table: outer, row, column, paragraph } = scope
  const table: WordTable = { kind: 'table', rows: [] }
  scope.blocks.push(table)
  scope.table = table
  scope.row = undefined
  scope.paragraph = undefined
  scope.unfinished = undefined
  walkChildren(walk)
  scope.table = outer
  scope.row = row
  scope.column = column
  scope.paragraph = paragraph
}

export function walkRow(walk: Walk) {
  const { scope, isDeleted, change } = walk
  if (!scope.table) return walkChildren(walk)

  const outer = scope.row
  const row: WordRow = { cells: [] }
  scope.row = row
  scope.column = 0
  scope.bookmarks = []
  countPiece(walk)
  walkChildren(walk)
  if (walk.isDeleted !== isDeleted) row.cells = []
  if (row.cells.length > 0 || row.changes || walk.isDeleted === isDeleted) scope.table.rows.push(row)
  walk.isDeleted = isDeleted
  walk.change = change
  scope.row = outer
}

/** The cell of a deleted column leaves its place empty, so that those after it stay in theirs. */
export function walkCell(walk: Walk) {
  const { scope, isDeleted, change } = walk
  if (!scope.row) return walkChildren(walk)

  const { tags, aliases } = scope.marks
  const cell: WordCell = {
    column: scope.column,
    span: 1,
    isContinued: false,
    hasPicture: false,
    blocks: [],
    tags: tags.slice(),
    aliases: aliases.slice(),
    bookmarks: scope.bookmarks,
  }
  scope.bookmarks = []
  countPiece(walk)
  walkText(walk, cell.blocks, cell)
  if (walk.isDeleted === isDeleted) scope.row.cells.push(cell)
  walk.isDeleted = isDeleted
  if (walk.change && walk.change !== change) {
    scope.row.changes ??= []
    scope.row.changes.push(walk.change)
  }
  walk.change = change
  scope.column += cell.span
}

export function readRowSettings(walk: Walk) {
  const { reader, scope } = walk
  while (enterChild(reader)) {
    if (reader.name === 'w:del') {
      walk.isDeleted = true
      openRowChange(walk, 'row-deleted')
    } else if (reader.name === 'w:ins') openRowChange(walk, 'row-inserted')
    else if (reader.name === 'w:gridBefore') scope.column = columnsOf(readAttribute(reader, 'w:val'), 0)
    skipElement(reader)
  }
}

export function readCellSettings(walk: Walk) {
  const { reader } = walk
  const { cell } = walk.scope
  while (enterChild(reader)) {
    if (reader.name === 'w:cellDel') {
      walk.isDeleted = true
      openCellChange(walk, 'cell-deleted')
    } else if (reader.name === 'w:cellIns') openCellChange(walk, 'cell-inserted')
    else if (reader.name === 'w:gridSpan' && cell) cell.span = columnsOf(readAttribute(reader, 'w:val'), 1)
    else if (reader.name === 'w:vMerge' && cell)
      cell.isContinued = readAttribute(reader, 'w:val') !== 'restart'
    skipElement(reader)
  }
}

function columnsOf(value: string | undefined, least: number) {
  const columns = Number.parseInt(value ?? '', 10)
  return Number.isNaN(columns) ? least : Math.min(Math.max(columns, least), maxColumns)
}
