import {
  BorderStyle,
  type Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx'
import { ownParagraph } from './own-words.ts'
import { type Look, type Palette, styleIds } from './styles.ts'

/** A cell without its width, which the table gives it. */
export type Cell = {
  children: readonly Paragraph[]
  fill?: 'deep' | 'tint' | 'quiet'
  /** In a row that begins an item: it has a line above and stays with the row below. */
  isFirstOfGroup?: boolean
}

type TableParts = {
  /** In twentieths of a point, one a column. */
  widths: readonly number[]
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** The widths of all tables add up to this: A4 across, less its margins. */
export const textWidth = 14_572

/** A table with a repeated header row, or with none where `head` is empty. */
export function createTable(look: Look, { widths, head, rows }: TableParts): Table {
  const { palette, direction } = look
  const line = { style: BorderStyle.SINGLE, size: 4, color: palette.line }
  const headCells = head.map((text) => ({
    children: [ownParagraph(look, text, { style: styleIds.tableHead })],
    fill: 'deep' as const,
  }))
  const body = rows.map(
    (cells) =>
      new TableRow({
        cantSplit: true,
        ...(cells[0]?.isFirstOfGroup && { keepNext: true }),
        children: createCells(cells, widths, palette),
      }),
  )
  const headRow = new TableRow({
    cantSplit: true,
    tableHeader: true,
    children: createCells(headCells, widths, palette),
  })
  return new Table({
    width: { size: sum(widths), type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders: {
      top: line,
      bottom: line,
      left: line,
      right: line,
      insideHorizontal: line,
      insideVertical: line,
    },
    margins: { top: 30, bottom: 30, left: 100, right: 100, marginUnitType: WidthType.DXA },
    ...(direction === 'rtl' && { visuallyRightToLeft: true }),
    rows: head.length > 0 ? [headRow, ...body] : body,
  })
}

function createCells(cells: readonly Cell[], widths: readonly number[], palette: Palette): TableCell[] {
  return cells.map(
    ({ children, fill, isFirstOfGroup }, column) =>
      new TableCell({
        children,
        width: { size: widths[column] ?? 0, type: WidthType.DXA },
        ...(fill && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: palette[fill] } }),
        ...(isFirstOfGroup && {
          borders: { top: { style: BorderStyle.SINGLE, size: 12, color: palette.deep } },
        }),
      }),
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
