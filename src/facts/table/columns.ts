import { readSentence } from '#figures/read-sentence.ts'
import { sayingsOf } from '#figures/sayings.ts'
import { type Heading, type Measure, noMeasure, readHeading } from './measure.ts'
import type { TableParts } from './parts.ts'

/** What the figures of each column are of, and how they are meant. */
export function columnsOf({ title, headings, rows }: TableParts): Heading[] {
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length))
  // "Fee (AED)" above the names of fees is said of what stands beside them.
  const first = headings[0] ?? ''
  const isOfAll = feeNames.test(first) && !rows.some(({ cells }) => /^[\d٠-٩]/.test(cells[0] ?? ''))
  const whole = inherit(readHeading(title).measure, isOfAll ? readHeading(first).measure : noMeasure)
  const read = Array.from({ length: width }, (_, column) => {
    const heading = headings[column] ?? ''
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
  return read.map(({ label, tail, measure }, column) => {
    // "Avg balance | AED '000": the first names what the second measures.
    const name = label === '' && column === 1 ? (read[0]?.label ?? '') : label
    const isSubject = isOneThing && readSentence(label).subjects.length > 0
    const unit = measure.unit ?? (isSubject ? unitOfCells(rows, column) : undefined)
    return { label: name, tail, measure: inherit({ ...measure, ...(unit && { unit }) }, whole) }
  })
}

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

type Place = { name: string; cell: string; money: Measure['unit'] }

/**
 * How one cell is meant. "Flat p.a." and "Min salary (AED)" say it of their row, where "Monthly" alone is a name; of a bare
 * number under "Fee" the table may tell its currency elsewhere.
 */
export function measureOf({ label, measure }: Heading, { name, cell, money }: Place): Measure {
  const row = readHeading(name)
  const isNamed = row.label !== '' || row.measure.basis.length > 0
  const isWorded = /[%٪]|\p{L}{3}/u.test(cell)
  const { unit: ofRow, ...basis } = row.measure
  const whole = isNamed ? inherit(measure, basis) : measure
  const isAmount = /\d\s?(?:k|m|ألف|الف|مليون|thousand|million)$/i.test(cell) || sum.test(`${label} ${name}`)
  const unit = measure.unit ?? (isNamed && !isWorded ? ofRow : undefined) ?? (isAmount ? money : undefined)
  return { ...whole, ...(unit && { unit }) }
}

/** What is said in money wherever no other unit stands. */
const sum =
  /\b(?:fees?|charges?|prices?|cost|amounts?|limits?|salary|income|balance|deposit|spend|cap|instal?lments?)\b|رسوم|سعر|مبلغ|حد أقصى|حد أدنى|الحد ال|راتب|رصيد|قسط/i

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
