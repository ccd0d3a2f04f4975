import { readHeading } from '#facts/table/measure.ts'
import { readTable } from '#facts/table/read-table.ts'
import { readFigures } from '#figures/read-figures.ts'
import { readSentence } from '#figures/read-sentence.ts'
import { inBrackets, type PlacedLine } from './footnotes.ts'
import type { ReadLine } from './table-rows.ts'

/**
 * "Rates p.a. (AED):" above "10k - 99,999: 3.10%" and the like says what they are, as "Loan / fee" does above "up to 1m → 1%",
 * and "all for 12 months" below them when they hold. The lines with all of that in each, and the place behind them; nothing
 * where these are no rows.
 */
export function headedRows(
  lines: readonly PlacedLine[],
  from: number,
): { rows: ReadLine[]; to: number } | undefined {
  const head = headIn(lines[from]?.text ?? '')
  if (head === undefined) return undefined
  const message = lines[from]?.message
  const isRow = ({ text, message: own }: PlacedLine) =>
    pairIn(text) !== undefined && (head.isClosed || own === message)
  let to = from + 1
  for (let line = lines[to]; line && isRow(line); line = lines[to]) to += 1
  const given = lines.slice(from + 1, to)
  if (given.length < 2) return undefined
  const notes = noteBelow(lines, to - 1)
  const pairs = given.flatMap(({ text }) => pairIn(text) ?? [])
  const isOfShares = ofShares.test(head.title) && pairs.every(({ cell }) => /[%٪]/.test(cell))
  const isNamed = ({ label }: Pair) => readSentence(label).subjects.length > 0
  if (!isOfShares && pairs.some(isNamed)) return undefined
  const texts = describePairs(head, pairs)
  if (texts?.length !== given.length) return undefined
  const named = texts.map((text, place) => (isOfShares ? shareOf(head.title, pairs[place], text) : text))
  const whole = named.map((text) => notes.reduce(inBrackets, text))
  const rows = given.map((line, place) => ({ ...line, text: whole[place] ?? '', row: line.text }))
  return { rows, to: to + notes.length }
}

/** "Cashback: fuel 5%" is 5% cashback on fuel. */
function shareOf(title: string, pair: Pair | undefined, text: string): string {
  const isPlain = pair && /^\d{1,2}(?:\.\d+)? ?%$/.test(pair.cell) && /^(?:cash ?back|discount)$/i.test(title)
  const isName = pair && /^[a-z][a-z &/'-]{2,}$/i.test(pair.label)
  if (isPlain && isName) return `${pair.cell} ${title.toLowerCase()} on ${ofRow(pair.label)}`
  return text.includes(title) ? text : `${title}, ${text}`
}

/** "Fuel" within a sentence; what is in capitals keeps them. */
function ofRow(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

/** "School fees" are what cashback is given on. */
const ofShares = /cash ?back|discount|استرداد|خصم/i

/** What the line below a row says of all rows above it. */
export function noteBelow(lines: readonly PlacedLine[], last: number): string[] {
  const [row, below] = [lines[last], lines[last + 1]]
  const words = below?.message === row?.message ? withoutBullet(below?.text ?? '') : ''
  return ofAll.test(words) ? [words.replace(/^\((.*)\)$/, '$1')] : []
}

/** `cells`: what its columns are called. `isClosed`: with a colon, so that its rows may be messages of their own. */
type Head = { title: string; cells: readonly string[]; isClosed: boolean }

type Pair = { label: string; cell: string }

function describePairs({ title, cells }: Head, pairs: readonly Pair[]) {
  const { unit } = readHeading(title).measure
  const money = unit !== undefined && /^[A-Z]{3}$/.test(unit) ? unit : undefined
  const isSum = (label: string) => readFigures(label).figures.every((figure) => figure.unit === undefined)
  const nameOf = (label: string) =>
    money && bareAmount.test(label) && isSum(label) ? `${money} ${label}` : label
  const isNamed = cells.length > 1 || readSentence(title).subjects.length > 0
  const { lines, unread } = readTable([
    ...(isNamed ? [cells] : []),
    ...pairs.map(({ label, cell }) => [nameOf(label), cell]),
  ])
  if (unread.length > 0) return undefined
  const said = title.replace(/\s*\(([^()]*)\)/g, ', $1')
  return lines.map(({ text }) => (isNamed ? text : inBrackets(text, said)))
}

/** What says of its rows what they are. */
function headIn(line: string): Head | undefined {
  const plain = withoutBullet(line)
  const isClosed = plain.endsWith(':')
  const title = (isClosed ? plain.slice(0, -1) : plain).replace(tableWord, '').trim()
  if (!/^\D{3,60}$/.test(title)) return undefined
  const columns = title.split(/\s*(?:\/|\||→|->|=>|\s[–—-]\s)\s*/)
  const isOfColumns = columns.length === 2 && columns.every((column) => /\p{L}{2}/u.test(column))
  const hasSubject = readSentence(title).subjects.length > 0
  if (isOfColumns && hasSubject) return { title, cells: columns, isClosed }
  const { unit, per } = readHeading(title).measure
  const isMeasure = title.length < longestMeasure && (unit !== undefined || per !== undefined)
  const isTable = tableWord.test(plain)
  return ((isClosed || isTable) && hasSubject) || isMeasure ? { title, cells: [title], isClosed } : undefined
}

/** "Cashback table". */
const tableWord = /\s+(?:table|grid|slabs?|tiers)(?=:?$)|^جدول\s+(?=\S)/i

/** "AED (expected, p.a.)". */
const longestMeasure = 30

/** A short name and a short figure. */
function pairIn(line: string): Pair | undefined {
  const plain = withoutBullet(line)
  const [, label = '', cell = ''] =
    /^([^→←|]{1,40}?)\s*(?:→|->|=>|←|\s\|)\s*([^|\s][^|]{0,40})$/.exec(plain) ??
    /^([^:=]{1,40}?)\s*[:=]\s*(\S.{0,40})$/.exec(plain) ??
    /^([^%٪]{1,40}?)\s[–—-]\s+([\d٠-٩.٫]{1,8}\s?[%٪].{0,30})$/.exec(plain) ??
    /^(\d{1,3} ?(?:months?|mths?|years?|yrs?|days?))\s+(\d{1,2}(?:\.\d{1,3})? ?%)$/.exec(plain) ??
    []
  return /\p{N}/u.test(cell) ? { label, cell } : undefined
}

function withoutBullet(line: string): string {
  return line.trim().replace(bullet, '').trim()
}

const bullet = /^[-•·*–]\s+/
const bareAmount = /^(?:[<>≤≥]\s?|(?:up to|above|below|over|under|from)\s)?\d/i
const ofAll =
  /^[^\p{L}\p{N}]*(?:(?:all|each|for all)\b|(?:new money|new customers|salary transfer|nationals|expats|residents)\s+only\W*$|(?:جميع|الكل|كلها)(?!\p{L}))/iu
