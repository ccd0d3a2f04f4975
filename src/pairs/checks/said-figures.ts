import { westernDigits } from '#base/western-digits.ts'
import { multiply } from '#figures/decimal.ts'
import type { Bound, Figure, Mention, Unit } from '#figures/figure.ts'
import { readNumberWords } from '#figures/number-words.ts'
import { readFigures } from '#figures/read-figures.ts'
import { isCurrency } from '#figures/read-quantity.ts'
import type { PairRange } from '../pair-fault.ts'
import type { Side } from '../paired-value.ts'

/** One thing that a side says in figures, in the form in which two sides are compared. */
export type SaidFigure = {
  range: PairRange
  /** In the words of the side. */
  words: string
  value: string
  /** The value in the unit in which it is said: 3 of "three years". */
  plain: string
  /** 'count' for whatever is counted, 'date' and the like for what is no amount, '' for a bare number. */
  unit: string
  /** Of a range or a list no end has one of its own. */
  figure?: Figure
  /** Of a figure and of a day. */
  bound?: Bound
}

/** A number in words that belongs to no figure. */
export type NumberWord = { value: string; range: PairRange; words: string }

export function saidFigures({ words, beside }: Side): SaidFigure[] {
  const { figures, mentions, unread } = readFigures(beside === '' ? words : `${words} ${beside}`)
  return [
    ...figures.flatMap(partsOf),
    ...mentions.flatMap(sayMention),
    ...unread.flatMap((span) =>
      /\p{Nd}/u.test(span.text) ? [said(span, digitsOf(span.text), 'digits')] : [],
    ),
  ]
    .filter(({ range }) => range.from < words.length)
    .map((each) => ({ ...each, range: { from: each.range.from, to: Math.min(each.range.to, words.length) } }))
    .sort((one, other) => one.range.from - other.range.from)
}

export function numberWordsIn({ words, tokens, places }: Side, taken: readonly PairRange[]): NumberWord[] {
  const found: NumberWord[] = []
  let next = 0
  for (let at = 0; at < tokens.length; ) {
    const number = tokens[at]?.kind === 'word' ? readNumberWords(tokens, at) : undefined
    const [from, to] = number ? [places[at]?.from, places[number.to - 1]?.to] : []
    if (number && from !== undefined && to !== undefined && !number.isBroken) {
      const range = { from, to }
      const value = multiply(number.value, `1${'0'.repeat(number.power)}`)
      while ((taken[next]?.to ?? Number.POSITIVE_INFINITY) <= from) next += 1
      const near = taken[next]
      if (!near || !overlap(range, near)) found.push({ value, range, words: words.slice(from, to) })
    }
    at = number ? Math.max(at + 1, number.to) : at + 1
  }
  return found
}

function overlap(one: PairRange, other: PairRange): boolean {
  return one.from < other.to && other.from < one.to
}

function partsOf(figure: Figure): SaidFigure[] {
  const { value, unit } = figure
  if (typeof value === 'string') return [{ ...measured(figure, value, unit), figure, bound: figure.bound }]
  const parts = 'from' in value ? [value.from, value.to] : value
  return parts.map((part) => ({ ...measured(figure, part, unit), bound: figure.bound }))
}

/** Time in its smallest unit, so that a year is twelve months and two weeks are fourteen days. */
function measured(
  span: Pick<Figure, 'from' | 'to' | 'text'>,
  value: string,
  unit: Unit | undefined,
): SaidFigure {
  const smaller = unit === undefined ? undefined : smallerUnits.get(unit)
  if (smaller) return said(span, multiply(value, smaller[0]), smaller[1], value)
  if (unit === undefined) return said(span, value, '')
  return said(span, value, isCounted(unit) ? 'count' : unit)
}

const smallerUnits = new Map<Unit, [times: string, unit: string]>([
  ['year', ['12', 'month']],
  ['week', ['7', 'day']],
  ['hour', ['3600', 'second']],
  ['minute', ['60', 'second']],
  ['fils', ['0.01', 'AED']],
])

function isCounted(unit: Unit): boolean {
  return unit.startsWith('count:') || unit === 'times' || unit === 'point' || unit === 'mile'
}

/** Whether a unit may be left to the words beside: what is counted, and a bare number. */
export function isLoose(unit: string): boolean {
  return unit === '' || unit === 'count'
}

export function isMoney(unit: string): boolean {
  return isCurrency(unit as Unit)
}

function sayMention(mention: Mention): SaidFigure[] {
  const { kind, value } = mention
  if (kind === 'name' || kind === 'ordinal' || kind === 'address') return []
  if (kind === 'phone') return [said(mention, digitsOf(value), 'digits')]
  if (typeof value === 'object') return [value.from, value.to].map((part) => said(mention, part, kind))
  return [{ ...said(mention, value, kind), ...('bound' in mention && { bound: mention.bound }) }]
}

function said(
  { from, to, text }: Pick<Figure, 'from' | 'to' | 'text'>,
  value: string,
  unit: string,
  plain = value,
): SaidFigure {
  return { range: { from, to }, words: text, value, unit, plain }
}

export function digitsOf(text: string): string {
  return westernDigits(text).replace(/\D/g, '')
}
