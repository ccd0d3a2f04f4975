import { isFigure } from '#word/blocks/read-figure.ts'
import { type Cell, type Context, held, readStrips, roleStrips } from './cell-strips.ts'
import { readsAsActions } from './read-action.ts'
import type { Strip } from './strip.ts'

/** Things beside each other, as tiles on the page: what each is called, below it what is said of it, and perhaps a button. */
export function isColumns(rows: readonly Cell[][]): boolean {
  const [names = [], texts = [], ...others] = rows
  const width = names.length
  return (
    width > 1 &&
    rows.length > 1 &&
    rows.length <= 5 &&
    rows.every((row) => row.length === width) &&
    names.every(({ text }) => text !== '' && text.length <= 60 && !/[.\n]$/.test(text)) &&
    texts.every(({ text }, column) => text.length > (names[column]?.text.length ?? 0) && isSaid(text)) &&
    others.every((row) => row.some(({ text }) => isButton(text)) || row.every(({ text }) => isSaid(text)))
  )
}

function isSaid(text: string): boolean {
  return text === '' || (/[.!?؟]\s*$/.test(text) && text.split(/\s+/).length > 2)
}

function isButton(text: string): boolean {
  return text !== '' && text.length <= 40 && readsAsActions(text, false)
}

export function expandColumns(rows: readonly Cell[][], context: Context): Strip[] {
  const [names = [], ...below] = rows
  return names.flatMap((name, column): Strip[] => {
    const row = `${column}`
    return [
      ...roleStrips(name, isFigure(name.text) ? 'figure' : 'title', row, context),
      ...below.flatMap((cells) => {
        const cell = cells[column]
        if (!cell) return []
        if (isButton(cell.text)) return roleStrips(cell, 'action', row, context)
        const isButtons = cells.some(({ text }) => isButton(text))
        return cell.text === '' || isButtons ? held(cell, 'note', context) : readStrips(cell, context, row)
      }),
    ]
  })
}
