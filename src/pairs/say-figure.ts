import type { Locale } from '#base/locale.ts'
import type { Bound, Figure, Unit } from '#figures/figure.ts'
import { arabicPeriods, englishPeriods } from '#figures/period-words.ts'
import { isCurrency } from '#figures/read-quantity.ts'
import { toArabic } from './checks/find-digit-faults.ts'
import { type LanguagePolicy, usualPolicy } from './language-policy.ts'
import { formsBehind, type Noun, nounOf } from './words/noun-forms.ts'

/** What a figure says, without the words that it was said in. */
export type SayableFigure = Pick<Figure, 'value' | 'bound'> &
  Partial<Pick<Figure, 'unit' | 'per' | 'method' | 'vat'>>

export type SayOptions = {
  policy?: LanguagePolicy
  /** Behind a preposition, which bends an Arabic noun. */
  isGoverned?: boolean
}

/**
 * A figure in the words of a language. Undefined where the language has no plain way for it: a unit without a noun, a
 * share "within" something, tax in what is no amount.
 */
export function sayFigure(
  figure: SayableFigure,
  locale: Locale,
  { policy = usualPolicy, isGoverned = false }: SayOptions = {},
): string | undefined {
  if (!isSayable(figure)) return undefined
  const amount = locale === 'ar-AE' ? sayInArabic(figure, isGoverned) : sayInEnglish(figure)
  if (amount === undefined) return undefined
  if (locale === 'en-AE') return amount
  const percent = amount.replaceAll('%', policy.percent)
  return policy.digits === 'arabic' ? toArabic(percent) : percent
}

const durations: readonly Unit[] = ['second', 'minute', 'hour', 'day', 'workday', 'week', 'month', 'year']

function isSayable({ value, unit, bound, per, method, vat }: SayableFigure): boolean {
  const isMoney = unit !== undefined && isCurrency(unit)
  const isTime = unit !== undefined && durations.includes(unit)
  if (typeof value !== 'string' && bound !== 'exact') return false
  if (bound === 'within' && !isTime) return false
  // "From 12 stores" is where something comes from.
  if (bound === 'from' && unit?.startsWith('count:')) return false
  if (per && (isTime || unit === undefined || unit === 'ratio')) return false
  if (per === 'quarter' && !isMoney && unit !== '%') return false
  if (method && unit !== '%') return false
  return !(vat && !isMoney)
}

function sayInEnglish(figure: SayableFigure): string | undefined {
  const { value, unit, bound, per, method, vat } = figure
  const amount = joinParts(value, { range: ' to ', last: ' or ', list: ', ' }, (part, isLast, isFirst) =>
    englishAmount(part, unit, isLast, isFirst),
  )
  if (amount === undefined) return undefined
  return [
    englishBounds[bound],
    typeof value === 'object' && 'from' in value ? 'from' : '',
    amount,
    per ? englishPeriods[per] : '',
    method ?? '',
    vat ? englishTaxes[vat] : '',
  ]
    .filter((words) => words !== '')
    .join(' ')
}

const englishBounds: Record<Bound, string> = {
  exact: '',
  about: 'about',
  from: 'from',
  upTo: 'up to',
  min: 'at least',
  max: 'at most',
  within: 'within',
  over: 'more than',
}

const englishTaxes = { incl: 'including VAT', excl: 'excluding VAT' }

/** Of a range or a list the unit stands once. */
function englishAmount(
  value: string,
  unit: Unit | undefined,
  isLast: boolean,
  isFirst: boolean,
): string | undefined {
  const digits = groupDigits(value)
  if (unit === undefined) return digits
  if (unit === '%') return isLast ? `${digits}%` : digits
  if (isCurrency(unit)) return isFirst ? `${unit} ${digits}` : digits
  if (!isLast) return digits
  if (unit === 'workday') return `${digits} working ${value === '1' ? 'day' : 'days'}`
  if (unit === 'fils') return `${digits} fils`
  const noun = nounOf(unit)
  return noun && `${digits} ${value === '1' ? noun.english[0] : noun.english[1]}`
}

function sayInArabic(figure: SayableFigure, isGoverned: boolean): string | undefined {
  const { value, unit, bound, per, method, vat } = figure
  const isSingle = typeof value === 'string'
  const amount = joinParts(value, { range: ' إلى ', last: ' أو ', list: ' أو ' }, (part, isLast) =>
    arabicAmount(part, unit, isLast, isSingle && bound === 'exact' && !isGoverned ? 0 : 1),
  )
  if (amount === undefined) return undefined
  return [
    arabicBounds[bound],
    typeof value === 'object' && 'from' in value ? 'من' : '',
    amount,
    method ? arabicMethods[method] : '',
    per ? arabicPeriods[per] : '',
    vat ? arabicTaxes[vat] : '',
  ]
    .filter((words) => words !== '')
    .join(' ')
}

const arabicBounds: Record<Bound, string> = {
  exact: '',
  about: 'نحو',
  from: 'من',
  upTo: 'حتى',
  min: 'بحد أدنى',
  max: 'بحد أقصى',
  within: 'خلال',
  over: 'أكثر من',
}

const arabicMethods = { flat: 'ثابت', reducing: 'متناقص' }
const arabicTaxes = { incl: 'شاملة ضريبة القيمة المضافة', excl: 'غير شاملة ضريبة القيمة المضافة' }

/** `behind`: 1 where a word stands before it that bends it, 0 where it stands by itself. */
function arabicAmount(
  value: string,
  unit: Unit | undefined,
  isLast: boolean,
  behind: 0 | 1,
): string | undefined {
  const digits = groupDigits(value)
  if (unit === undefined) return digits
  if (unit === '%') return isLast ? `${digits}%` : digits
  const noun = arabicNoun(unit)
  if (!noun) return undefined
  if (!isLast) return digits
  const form = formsBehind(noun, value)
  const last = wordBehind(unit)
  if (value === '1') return `${noun.one[0]}${last} ${noun.isFeminine ? 'واحدة' : 'واحد'}`
  if (value === '2') return `${joined(noun.two[behind] ?? '', last)}`
  return `${digits} ${last === '' ? form[0] : joinedMany(noun, value)}${last}`
}

function arabicNoun(unit: Unit): Noun | undefined {
  return nounOf(unit === 'workday' ? 'day' : unit)
}

/** "Working day" is two words, of which the first one bends. */
function wordBehind(unit: Unit): string {
  return unit === 'workday' ? ' عمل' : ''
}

function joined(two: string, last: string): string {
  return last === '' ? two : `${two.slice(0, -1)}${last}`
}

function joinedMany(noun: Noun, value: string): string {
  return (formsBehind(noun, value) === noun.few ? noun.few[0] : noun.one[0]) ?? ''
}

type Words = { range: string; last: string; list: string }

function joinParts(
  value: Figure['value'],
  words: Words,
  say: (part: string, isLast: boolean, isFirst: boolean) => string | undefined,
): string | undefined {
  if (typeof value === 'string') return say(value, true, true)
  const isRange = 'from' in value
  const parts = isRange ? [value.from, value.to] : value
  const said = parts.map((part, index) => say(part, index === parts.length - 1, index === 0))
  if (said.length === 0 || said.some((part) => part === undefined)) return undefined
  if (isRange) return said.join(words.range)
  return said
    .map((part, index) =>
      index === 0 ? part : `${index === said.length - 1 ? words.last : words.list}${part}`,
    )
    .join('')
}

/** Digits in groups of three; no floating point comes near them. */
export function groupDigits(value: string): string {
  const [whole = '', part] = value.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return part === undefined ? grouped : `${grouped}.${part}`
}
