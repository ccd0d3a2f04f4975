import { readHeading } from '#facts/table/measure.ts'
import { readTable } from '#facts/table/read-table.ts'
import { readSentence } from '#figures/read-sentence.ts'
import type { PlacedLine } from './footnotes.ts'
import type { ReadLine } from './table-rows.ts'

/**
 * "Rates p.a. (AED):" above "10k - 99,999: 3.10%" and the like says what they are, and "all for 12 months" below them when
 * they hold. The lines with all of that in each, and the place behind them; nothing where these are no rows.
 */
export function headedRows(
  lines: readonly PlacedLine[],
  from: number,
): { rows: ReadLine[]; to: number } | undefined {
  const title = titleIn(lines[from]?.text ?? '')
  if (title === undefined) return undefined
  let to = from + 1
  while (to < lines.length && pairIn(lines[to]?.text ?? '')) to += 1
  const given = lines.slice(from + 1, to)
  if (given.length < 2) return undefined
  const message = lines[from]?.message
  const below = lines[to]?.message === message ? (lines[to]?.text.trim() ?? '') : ''
  const notes = ofAll.test(below) ? [below.replace(bullet, '')] : []
  const { unit } = readHeading(title).measure
  const money = unit !== undefined && /^[A-Z]{3}$/.test(unit) ? unit : undefined
  const pairs = given.flatMap(({ text }) => pairIn(text) ?? [])
  if (pairs.some(({ label }) => readSentence(label).subjects.length > 0)) return undefined
  const { lines: read, unread } = readTable([
    [title],
    ...pairs.map(({ label, cell }) => [money && bareAmount.test(label) ? `${money} ${label}` : label, cell]),
    ...notes.map((note) => [note]),
  ])
  if (read.length !== given.length || unread.length > 0) return undefined
  const rows = given.map((line, place) => ({ ...line, text: read[place]?.text ?? '', row: line.text }))
  return { rows, to: to + notes.length }
}

/** What says of its rows what they are. */
function titleIn(line: string): string | undefined {
  const [, title = ''] = /^(\D{3,60}?)\s*:$/.exec(line.replace(bullet, '').trim()) ?? []
  return title !== '' && readSentence(title).subjects.length > 0 ? title : undefined
}

/** A short name and a short figure. */
function pairIn(line: string): { label: string; cell: string } | undefined {
  const [, label = '', cell = ''] =
    /^([^:=]{1,40}?)\s*[:=]\s*(\S.{0,40})$/.exec(line.replace(bullet, '').trim()) ?? []
  return /\p{N}/u.test(cell) ? { label, cell } : undefined
}

const bullet = /^\s*[-•·*–]\s+/
const bareAmount = /^(?:[<>≤≥]\s?|(?:up to|above|below|over|under|from)\s)?\d/i
const ofAll = /^\W*(?:all|each|for all)\b|^\W*(?:جميع|الكل|كلها)(?!\p{L})/iu
