import { westernDigits } from '#base/western-digits.ts'
import { type Fact, type FactFigure, partFigures } from '#facts/fact.ts'
import { namesIn } from '#facts/names.ts'
import type { Bound, Figure, Period, Unit, Value } from '#figures/figure.ts'
import { readFigures } from '#figures/read-figures.ts'
import type { UnderstoodMessage } from '../understand-brief.ts'

/** A figure as a person means it. `from`, `to`: where it stands in its statement. */
export type MeantFigure = Pick<FactFigure, 'about' | 'narrowed'> & {
  from: number
  to: number
  /** As it is typed: "3.99", "3 to 5", "2, 3 or 4". */
  value: string
  unit: Unit | ''
  bound: Bound
  per: Period | ''
  method: NonNullable<Figure['method']> | ''
  vat: NonNullable<Figure['vat']> | ''
}

/** What a person means by a statement; `text`: its words. Days as in ISO 8601, and empty where there is none. */
export type MeantFact = {
  text: string
  product: string
  figures: MeantFigure[]
  condition: string
  validFrom: string
  validTo: string
}

/** The statements of a message, as they are understood; what could not be read is a figure that is still to be said. */
export function meantBy({ text, facts, unread }: UnderstoodMessage): MeantFact[] {
  if (unread.length > 0) return [meantByUnread(text)]
  return facts.map(meantByFact)
}

function meantByFact(fact: Fact): MeantFact {
  return {
    text: fact.text,
    product: productIn(fact.text),
    figures: partFigures(fact).own.map(meantFigure),
    condition: fact.conditions.join('; '),
    validFrom: fact.validFrom ?? '',
    validTo: fact.validTo ?? '',
  }
}

function meantByUnread(text: string): MeantFact {
  const { figures, unread } = readFigures(text)
  const all = [
    ...figures.map((figure) => meantFigure({ figure, narrowed: [] })),
    ...unread.map(({ from, to }) => ({ ...unsaid, from, to })),
  ]
  return {
    ...{ text, product: productIn(text), condition: '', validFrom: '', validTo: '' },
    figures: all.toSorted((one, other) => one.from - other.from),
  }
}

const unsaid = { narrowed: [], value: '', unit: '', bound: 'exact', per: '', method: '', vat: '' } as const

export function meantFigure({ figure, about, narrowed }: FactFigure): MeantFigure {
  const { from, to, value, unit = '', bound, per = '', method = '', vat = '' } = figure
  return {
    ...{ from, to, unit, bound, per, method, vat, narrowed },
    ...(about !== undefined && { about }),
    value: typeValue(value),
  }
}

export function productIn(text: string): string {
  return namesIn(text)[0]?.text ?? ''
}

function typeValue(value: Value): string {
  if (typeof value === 'string') return value
  return 'from' in value ? `${value.from} to ${value.to}` : value.join('; ')
}

/** Undefined where it is no figure. */
export function readTypedValue(typed: string): Value | undefined {
  const text = westernDigits(typed)
    .replaceAll('٫', '.')
    .replace(/(\d)[,٬](?=\d{3}(?!\d))/g, '$1')
    .trim()
  if (decimal.test(text)) return text
  const [from = '', to = '', ...more] = text.split(/\s*(?:–|-|\bto\b|إلى)\s*/)
  if (more.length === 0 && decimal.test(from) && decimal.test(to)) return { from, to }
  const parts = text.split(/\s*(?:[;؛]|[,،](?=\s))\s*(?:or\s+|أو\s+)?|\s+(?:or|أو)\s+/)
  return parts.length > 1 && parts.every((part) => decimal.test(part)) ? parts : undefined
}

const decimal = /^\d{1,15}(?:\.\d{1,6})?$/
