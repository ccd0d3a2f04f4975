import { readSentence } from '#figures/read-sentence.ts'
import { sayingsOf } from '#figures/sayings.ts'
import { type Heading, isDuration, type Measure, noMeasure, readHeading } from './measure.ts'
import { isTier, type TableParts } from './parts.ts'

/** What the figures of each column are of, and how they are meant. */
export function columnsOf({ title, headings, rows, notes }: TableParts): Heading[] {
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length))
  // "Fee (AED)" above the names of fees is said of what stands beside them.
  const first = headings[0] ?? ''
  const isOfAll = feeNames.test(first) && !rows.some(({ cells }) => /^[\d٠-٩]/.test(cells[0] ?? ''))
  const whole = inherit(readHeading(title).measure, isOfAll ? readHeading(first).measure : noMeasure)
  const shares = notes.map(readNote).find(({ unit }) => unit === '%')
  const read = Array.from({ length: width }, (_, column) => {
    const heading = headings[column] ?? ''
    if (column > 0 && isTier(ending(heading))) return tierOf(heading, shares)
    const { measure, ...rest } = readHeading(heading)
    // "AED" and "USD" above rates tell of which deposit they are.
    const isName =
      rest.label === '' &&
      measure.unit !== undefined &&
      cellsIn(rows, column).some((cell) => /[%٪]/.test(cell))
    return isName ? { label: heading, tail: '', measure: withoutUnit(measure) } : { ...rest, measure }
  })
  // Where each row is another thing, their figures have nothing in common.
  const isOneThing = !rows.some(({ cells }) => readSentence(cells[0] ?? '').subjects.length > 0)
  return read.map((each, column) => {
    const { label, tail, measure } = each
    if ('isTier' in each) return each
    // "Avg balance | AED '000": the first names what the second measures.
    const name = label === '' && column === 1 ? (read[0]?.label ?? '') : label
    const isSubject = isOneThing && readSentence(label).subjects.length > 0
    const unit = measure.unit ?? (isSubject ? unitOfCells(rows, column) : undefined)
    return { label: name, tail, measure: inherit({ ...measure, ...(unit && { unit }) }, whole) }
  })
}

/** "Rates in % p.a." is said of each rate above. */
function readNote(note: string): Measure {
  return /^(?:all |the )?(?:rates?|figures?|numbers?|profit)\b|^(?:جميع )?(?:المعدلات|النسب|الأسعار)/i.test(
    note,
  ) && !/\d/.test(note)
    ? readHeading(note).measure
    : noMeasure
}

/** The heading of the second row, where two stand above a column. */
function ending(heading: string): string {
  return heading.replace(/^[A-Z]{3}\s(?=\S)/, '')
}

/** A tier says for what its figures hold, and not what they are. */
function tierOf(heading: string, shares: Measure | undefined): Heading & { isTier: true } {
  const [, currency = '', rest = ''] = /^([A-Z]{3}\s)?(.*)$/s.exec(heading) ?? []
  const [, sign = '', figure = ''] = /^([<>≤≥]?)=?\s?(.*)$/s.exec(rest) ?? []
  // A short "m" is months alone, and millions behind a sign or a currency.
  const written =
    rest === figure && currency === ''
      ? figure.replace(/^(\d{1,2})\s?m$/i, '$1 months').replace(/^(\d{1,2})\s?y$/i, '$1 years')
      : figure
  const label = [signs[sign], `${currency}${written}`].filter(Boolean).join(' ')
  return { label, tail: '', measure: shares ?? noMeasure, isTier: true }
}

const signs: Record<string, string> = { '<': 'below', '>': 'above', '≤': 'up to', '≥': 'from' }

const feeNames = /^(?:fees?|charges?|prices?|tariff)\b|^(?:ال)?(?:رسوم|أسعار)/i

function withoutUnit({ unit: _, ...measure }: Measure): Measure {
  return measure
}

/** The currency of a table that has one alone. */
export function moneyOf({ title, headings, rows, notes }: TableParts): Measure['unit'] {
  const texts = [title, ...headings, ...rows.flatMap(({ cells }) => cells), ...notes]
  const found = new Set(
    texts.flatMap((text) => readHeading(text).measure.unit ?? []).filter((unit) => /^[A-Z]{3}$/.test(unit)),
  )
  const [only] = found
  return found.size === 1 ? only : undefined
}

type Place = { name: string; cell: string; money: Measure['unit']; isOneOfMany: boolean }

/**
 * How one cell is meant. "Flat p.a." and "Min salary (AED)" say it of their row, where "Monthly" alone is a name; of a bare
 * number under "Fee" the table may tell its currency elsewhere.
 */
export function measureOf({ label, measure }: Heading, { name, cell, money, isOneOfMany }: Place): Measure {
  const row = readHeading(name)
  const isNamed = row.label !== '' || row.measure.basis.length > 0
  const isWorded = /[%٪]|\p{L}{3}/u.test(cell)
  const { unit: ofRow, ...basis } = row.measure
  const whole = isNamed ? inherit(measure, basis) : measure
  const isAmount = /\d\s?(?:k|m|ألف|الف|مليون|thousand|million)$/i.test(cell) || sum.test(`${label} ${name}`)
  const unit = measure.unit ?? (isNamed && !isWorded ? ofRow : undefined) ?? (isAmount ? money : undefined)
  // "Annual fee" before the columns of several cards is the fee of each.
  const isOfAll = isOneOfMany && readSentence(label).subjects.length === 0 && !isDuration(name)
  const per = whole.per ?? (isOfAll ? periodOf(name) : undefined)
  return { ...whole, ...(unit && { unit }), ...(per && { per }) }
}

function periodOf(name: string): Measure['per'] {
  if (!feeAmong.test(name)) return undefined
  if (/\b(?:annual|yearly)\b|السنوي|سنوية/i.test(name)) return 'year'
  return /\bmonthly\b|الشهري|شهرية/i.test(name) ? 'month' : undefined
}

const feeAmong = /\b(?:fees?|charges?|rates?|profit|interest)\b|رسوم|معدل|نسبة|الربح/i

/** What is said in money wherever no other unit stands. */
export const sum =
  /\b(?:fees?|charges?|prices?|cost|amounts?|limits?|salary|income|balance|deposit|spend|cap|instal?lments?|set-?up|totals?|premiums?)\b|رسوم|سعر|مبلغ|حد أقصى|حد أدنى|الحد ال|راتب|رصيد|قسط/i

function cellsIn(rows: TableParts['rows'], column: number): string[] {
  return rows.flatMap(({ cells }) => cells[column] || [])
}

/** A bare cell counts what the others of its column do. */
function unitOfCells(rows: TableParts['rows'], column: number): Measure['unit'] {
  const figures = cellsIn(rows, column).flatMap((cell) =>
    sayingsOf(cell).flatMap(({ figure }) => figure?.unit ?? []),
  )
  const [only, ...others] = new Set(figures)
  const isUnit = only !== undefined && others.length === 0 && /^(?:[A-Z]{3}|%|month|year|day)$/.test(only)
  return isUnit ? (only as Measure['unit']) : undefined
}

function inherit(measure: Measure, whole: Omit<Measure, 'unit'> & Partial<Pick<Measure, 'unit'>>): Measure {
  return {
    ...measure,
    ...(measure.unit === undefined && whole.unit !== undefined && { unit: whole.unit }),
    ...(measure.per === undefined && whole.per !== undefined && { per: whole.per }),
    basis: [...measure.basis, ...whole.basis],
    power: measure.power === 0 ? whole.power : measure.power,
  }
}
