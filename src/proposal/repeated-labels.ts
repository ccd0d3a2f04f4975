import { cutPiece, isEmptyPiece, type Piece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import { isFigure } from '#word/blocks/read-figure.ts'
import { readLabel } from '#word/blocks/read-label.ts'
import { isQuestion } from '#word/blocks/read-line.ts'
import { isShortFigure } from '#word/blocks/read-table.ts'
import { type Cell, type Context, held, roleStrips } from './cell-strips.ts'
import type { Strip } from './strip.ts'

/**
 * "Tile | Free for life ⏎ No fee in any year", again and again: rows with one label, none of which says what it is for, and with a line
 * over others, are items.
 */
export function findRepeated(rows: readonly Cell[][], label: number, copy: number): ReadonlySet<string> {
  const named = rows.filter((row) => row.length > 1 && isOfItem(row[label]?.text ?? ''))
  const byLabel = Map.groupBy(named, (row) => row[label]?.text ?? '')
  const repeated = [...byLabel].filter(
    ([, own]) => own.length > 1 && own.every((row) => hasLines(row[copy]?.text ?? '')),
  )
  return new Set(repeated.map(([text]) => text))
}

function isOfItem(text: string): boolean {
  const meaning = readLabel(text)
  return text !== '' && (meaning?.slot === undefined || itemSlots.has(meaning.slot))
}

/** What one label says of a line over others is a question with its answer, whether it ends in a sign of one or not. */
export function isQuestionOverAnswer(label: Cell, words: Cell): boolean {
  return asks(label.text) && hasLines(words.text)
}

function asks(label: string): boolean {
  return readLabel(label)?.slot === 'question'
}

const itemSlots: ReadonlySet<string> = new Set(['question', 'answer', 'figure'])

function hasLines(text: string): boolean {
  return /\S\n+\S/.test(text)
}

/** A question over its answer, a figure over what it counts, else what the item is called over what is said of it. */
export function itemStrips(label: Cell, words: Cell, row: string, context: Context): Strip[] {
  const { units } = context.source
  const all = words.pieces.flatMap((piece) => cutLines(piece, units))
  const [first, ...more] = all.filter((piece) => wordsOf(piece, units) !== '')
  const empty = all.filter((piece) => wordsOf(piece, units) === '' && !isEmptyPiece(piece))
  const strips = held({ pieces: [...label.pieces, ...empty], text: '' }, 'label', context)
  if (!first) return strips
  const text = wordsOf(first, units)
  if (isQuestion(text) || asks(label.text)) {
    const { from } = context
    return [...strips, { block: { kind: 'question', question: first, answer: more, level: 0 }, from }]
  }
  const isCounted = isShortFigure(text) || isFigure(text)
  return [
    ...strips,
    ...roleStrips({ pieces: [first], text }, isCounted ? 'figure' : 'title', row, context),
    ...roleStrips({ pieces: more, text }, isCounted ? 'figure-label' : 'body', row, context),
  ]
}

function cutLines(piece: Piece, units: Units): Piece[] {
  const end = textOfPiece(piece, units).indexOf('\n')
  if (end < 0) return [piece]
  const [line, rest] = cutPiece(piece, end + 1)
  return [line, ...cutLines(rest, units)]
}
