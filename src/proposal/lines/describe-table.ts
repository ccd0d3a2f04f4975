import { rootOf } from '#learnt/root-of.ts'
import { readLabel } from '#word/blocks/read-label.ts'
import { wordsOfLine } from '../features-of-line.ts'
import type { Line } from './line.ts'

/** A table that lines stand in: the words of its cells, row by row. */
export type Cells = readonly (readonly string[])[]

export function readCells(lines: readonly Line[]): Cells {
  const rows: string[][] = []
  for (const { cell, text } of lines) {
    if (!cell) continue
    const row = rows[cell.row] ?? []
    rows[cell.row] = row
    row[cell.column] = [row[cell.column], text].filter(Boolean).join('\n')
  }
  return Array.from(rows, (row) => Array.from(row ?? [], (text) => text ?? ''))
}

/** How many rows and columns it has, and how much of it is short, long, figures, questions or labels. */
export function describeTable(rows: Cells): string[] {
  const all = rows.flat().filter(Boolean)
  const inside = rows
    .slice(1)
    .flatMap((row) => row.slice(1))
    .filter(Boolean)
  const [head = []] = rows
  const beside = rows.map((row) => row[1] ?? '')
  const count = (text: string) => text.split(/\s+/).length
  return [
    `rows ${Math.min(8, rows.length)}`,
    `columns ${Math.min(6, Math.max(...rows.map((row) => row.length)))}`,
    `digits ${quarters(inside, (text) => /[\d٠-٩]/.test(text))}`,
    `short ${quarters(all, (text) => count(text) <= 4)}`,
    `long ${quarters(all, (text) => count(text) > 14)}`,
    `lines ${quarters(all, (text) => text.includes('\n'))}`,
    `labels ${quarters(rows, ([first = '']) => readLabel(first)?.slot !== undefined)}`,
    `second ${quarters(beside, (text) => readLabel(text)?.slot !== undefined)}`,
    `head ${quarters(head, (text) => readLabel(text) !== undefined)}`,
    `corner ${head[0] === ''}`,
    `questions ${quarters(all, (text) => /[?؟]$/.test(text))}`,
  ]
}

/** What stands over the columns. */
export function wordsOfHead([head = []]: Cells): string[] {
  return head.flatMap((text) => wordsOfLine(text).slice(0, 3).map(rootOf))
}

function quarters<Each>(all: readonly Each[], is: (each: Each) => boolean): string {
  return all.length === 0 ? 'none' : `${Math.round((all.filter(is).length * 4) / all.length)}`
}
