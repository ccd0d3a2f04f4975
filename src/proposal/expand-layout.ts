import { type Piece, wordsOf } from '#word/blocks/piece.ts'
import { isFigure } from '#word/blocks/read-figure.ts'
import { readLabel } from '#word/blocks/read-label.ts'
import { boldLevel, isQuestion, labelBefore } from '#word/blocks/read-line.ts'
import { type Cell, type Context, held, readStrips, roleStrips } from './cell-strips.ts'
import { readsAsActions } from './read-action.ts'
import type { Strip } from './strip.ts'

/** Rows that stand below each other as on the page: a cell over the whole width beside rows of several, all with lines of their own. */
export function isLayout(rows: readonly Cell[][]): boolean {
  const wordy = rows.map((row) => row.filter(isWordy))
  const cells = wordy.flat()
  const long = cells.filter(({ text }) => text.includes('\n'))
  const widths = new Set(wordy.filter((row) => row.length > 0).map((row) => row.length))
  return rows.length > 2 && widths.size > 1 && widths.has(1) && long.length * 3 >= cells.length
}

/** In each row one cell with words of the page, of several lines, beside pictures and what is said of them. */
export function isBeside(rows: readonly Cell[][]): boolean {
  const wordy = rows.map((row) => row.filter(isWordy))
  return (
    rows.flat().some((cell) => cell.text !== '' && !isWordy(cell)) &&
    wordy.every((row) => row.length <= 1) &&
    wordy.flat().some(({ text }) => text.includes('\n'))
  )
}

/** Each row is a section, the title of what follows, or items beside each other. */
export function expandLayout(rows: readonly Cell[][], context: Context): Strip[] {
  let last: 'section' | 'title' | 'items' = 'title'
  return rows.flatMap((row, index): Strip[] => {
    const wordy = row.filter(isWordy)
    const others = row.filter((cell) => !wordy.includes(cell)).flatMap((cell) => besideWords(cell, context))
    const [only] = wordy
    if (wordy.length > 1) {
      const isNew = last === 'section'
      last = 'items'
      const items = wordy.flatMap((cell, column) => itemStrips(cell, `${index}.${column}`, context))
      return [...(isNew ? [ruleBefore(row, context)] : []), ...items, ...others]
    }
    if (!only) return others
    last = only.text.includes('\n') ? 'section' : 'title'
    return [...sectionStrips(only, context), ...others]
  })
}

export function isWordy({ text }: Cell): boolean {
  if (/^[[(<][^\])>\n]*[\])>]$/.test(text) && !readsAsActions(text, false)) return false
  return text.split('\n').some((line) => {
    const label = labelBefore(line)?.replace(/^[[(<]+/, '')
    const slot = label === undefined ? undefined : readLabel(label)?.slot
    return line.trim() !== '' && slot !== 'picture' && slot !== 'note'
  })
}

/** Pictures, and what is said of them. */
function besideWords(cell: Cell, context: Context): Strip[] {
  return cell.text === '' ? readStrips(cell, context) : held(cell, 'picture', context)
}

export function ruleBefore([first]: readonly Cell[], { from }: Context): Strip {
  const unit = first?.pieces[0]?.unit ?? 0
  return { block: { kind: 'rule', words: { unit, from: 0, to: 0 } }, from }
}

/** The last of the short lines on top is the title, what stands over it is small. */
export function sectionStrips(cell: Cell, context: Context): Strip[] {
  const { units } = context.source
  const textOf = (piece: Piece) => wordsOf(piece, units)
  const read = readStrips(cell, context)
  if (read.some(({ block }) => block.kind === 'heading' && block.level < boldLevel)) return read
  const full = cell.pieces.filter((piece) => textOf(piece) !== '')
  const short = full.findIndex((piece) => textOf(piece).length > 80 || /[.!؟]$/.test(textOf(piece)))
  const count = short < 0 ? 1 : short
  const title = full[count - 1]
  if (!title || isQuestion(textOf(title)) || isFigure(textOf(title))) return read
  const above = full.slice(0, count - 1)
  const rest = cell.pieces.filter((piece) => piece !== title && !above.includes(piece))
  return [
    { block: { kind: 'heading', level: levelOf(context), words: title }, from: context.from },
    ...above.map(
      (words): Strip => ({ block: { kind: 'paragraph', words }, from: context.from, role: 'eyebrow' }),
    ),
    ...readStrips({ ...cell, pieces: rest }, context).map((strip) => asButton(strip, textOf)),
  ]
}

/** A bold button is no heading. */
function asButton(strip: Strip, textOf: (piece: Piece) => string): Strip {
  const { block } = strip
  if (block.kind !== 'heading' || !readsAsActions(textOf(block.words), false)) return strip
  return {
    ...strip,
    block: { kind: 'paragraph', words: block.words, ...(block.links && { links: block.links }) },
  }
}

function itemStrips(cell: Cell, row: string, context: Context): Strip[] {
  const { units } = context.source
  const [first, ...more] = cell.pieces
  if (!first || !isFigure(wordsOf(first, units))) return readStrips(cell, context, row)
  return [
    ...roleStrips({ ...cell, pieces: [first] }, 'figure', row, context),
    ...roleStrips({ ...cell, pieces: more }, 'figure-label', row, context),
  ]
}

/** That of the headings round the table. */
function levelOf({ source: { blocks } }: Context): number {
  return Math.min(boldLevel, ...blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])))
}
