import type { Bound, Figure, Period, Range, Unit } from './figure.ts'
import { isCurrency } from './read-quantity.ts'
import { arabicNouns, currencyNames, englishNouns, pairOf } from './words/nouns.ts'

/** A figure in its plain form, in either language; nothing where there is no name for its unit in it. */
export function writeFigure(figure: Figure, locale: 'en-AE' | 'ar-AE'): string | undefined {
  const words = locale === 'ar-AE' ? arabic : english
  const { value, unit, bound, per, method, vat } = figure
  const measured = typeof value === 'string' ? words.one(value, unit) : words.several(value, unit)
  if (measured === undefined) return undefined
  const isRange = typeof value === 'object' && 'from' in value
  const limited = isRange && bound === 'exact' ? words.range(measured) : words.bounds[bound](measured)
  return [limited, per && words.per[per], method && words.method[method], vat && words.vat[vat]]
    .filter((part) => part !== undefined)
    .join(' ')
}

type Words = {
  one: (value: string, unit: Unit | undefined) => string | undefined
  several: (value: Range | readonly string[], unit: Unit | undefined) => string | undefined
  range: (measured: string) => string
  bounds: Record<Bound, (measured: string) => string>
  per: Record<Period, string>
  method: Record<'flat' | 'reducing', string>
  vat: Record<'incl' | 'excl', string>
}

const english: Words = {
  one: (value, unit) => inEnglish(grouped(value), value, unit),
  several: (value, unit) =>
    'from' in value
      ? inEnglish(`${grouped(value.from)} to ${grouped(value.to)}`, value.to, unit)
      : inEnglish(listed(value, ', ', ' or '), value.at(-1) ?? '', unit),
  range: (measured) => measured,
  bounds: {
    exact: (measured) => measured,
    about: (measured) => `about ${measured}`,
    from: (measured) => `from ${measured}`,
    upTo: (measured) => `up to ${measured}`,
    min: (measured) => `at least ${measured}`,
    max: (measured) => `at most ${measured}`,
    within: (measured) => `within ${measured}`,
    over: (measured) => `more than ${measured}`,
  },
  per: {
    year: 'per year',
    month: 'per month',
    week: 'per week',
    day: 'per day',
    quarter: 'per quarter',
    transaction: 'per transaction',
  },
  method: { flat: 'flat', reducing: 'reducing' },
  vat: { incl: 'incl. VAT', excl: 'excl. VAT' },
}

const arabic: Words = {
  one: (value, unit) => inArabic(grouped(value), value, unit),
  several: (value, unit) =>
    'from' in value
      ? inArabic(`${grouped(value.from)} إلى ${grouped(value.to)}`, value.to, unit)
      : inArabic(listed(value, ' أو ', ' أو '), value.at(-1) ?? '', unit),
  range: (measured) => `من ${measured}`,
  bounds: {
    exact: (measured) => measured,
    about: (measured) => `حوالي ${measured}`,
    from: (measured) => `ابتداءً من ${measured}`,
    upTo: (measured) => `حتى ${measured}`,
    min: (measured) => `على الأقل ${measured}`,
    max: (measured) => `بحد أقصى ${measured}`,
    within: (measured) => `خلال ${measured}`,
    over: (measured) => `أكثر من ${measured}`,
  },
  per: {
    year: 'سنوياً',
    month: 'شهرياً',
    week: 'أسبوعياً',
    day: 'يومياً',
    quarter: 'كل ربع سنة',
    transaction: 'لكل معاملة',
  },
  method: { flat: 'ثابت', reducing: 'متناقص' },
  vat: { incl: 'شامل ضريبة القيمة المضافة', excl: 'غير شامل ضريبة القيمة المضافة' },
}

function inEnglish(amount: string, last: string, unit: Unit | undefined): string | undefined {
  if (unit === undefined || unit === 'ratio') return amount
  if (unit === '%') return `${amount}%`
  if (isCurrency(unit)) return `${unit} ${amount}`
  const nouns = englishNouns.get(unit)
  return nouns && `${amount} ${last === '1' ? nouns[0] : nouns[1]}`
}

function inArabic(amount: string, last: string, unit: Unit | undefined): string | undefined {
  if (unit === undefined || unit === 'ratio') return amount
  if (unit === '%') return `${amount}٪`
  if (isCurrency(unit) && unit !== 'AED') {
    const name = currencyNames.get(unit)
    return name && `${amount} ${name}`
  }
  const nouns = arabicNouns.get(unit)
  if (amount === '2') return nouns && pairOf(nouns.one, 'ين')
  return nouns && `${amount} ${nouns[formOf(last)]}`
}

const plural = new Intl.PluralRules('ar')

/** The form of a counted noun: plural after 3 to 10, with an ending after 11 to 99, else singular. Two is in the noun itself. */
function formOf(value: string): 'one' | 'few' | 'many' {
  const rule = value.includes('.') ? 'other' : plural.select(Number(value))
  return rule === 'few' || rule === 'many' ? rule : 'one'
}

function listed(values: readonly string[], between: string, beforeLast: string): string {
  const written = values.map(grouped)
  return `${written.slice(0, -1).join(between)}${beforeLast}${written.at(-1) ?? ''}`
}

/** Thousands with commas; a ratio stays as it is. */
function grouped(value: string): string {
  const [whole = '', part] = value.split('.')
  const written = whole.includes(':') ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return part === undefined ? written : `${written}.${part}`
}
