import { readFigures } from '#figures/read-figures.ts'
import { sayFigure } from '#pairs/say-figure.ts'
import { isGoverning } from '#pairs/settle-signs.ts'
import type { CarryingWords } from './phrases.ts'
import { readLimits } from './read-limits.ts'
import { foldText } from './text.ts'

/**
 * Puts an English phrase into Arabic by the patterns and terms of the phrase file, or gives undefined: each word of it
 * has to be carried, for what is left out might be the condition.
 */
export function carryIntoArabic(english: string, words: CarryingWords): string | undefined {
  if (english.length > readLimits.carried) return undefined
  return carry(plainEnglish(english), { ...words, known: new Map() }, 0)
}

const deepest = 4

/** With what parts of the phrase turned out to be, as several patterns come to the same part. */
type Carrying = CarryingWords & { known: Map<string, string | undefined> }

function carry(text: string, words: Carrying, depth: number): string | undefined {
  const key = `${depth} ${text}`
  if (!words.known.has(key)) words.known.set(key, carryAnew(text, words, depth))
  return words.known.get(key)
}

function carryAnew(text: string, words: Carrying, depth: number): string | undefined {
  const term = words.terms[text]
  if (term !== undefined) return term
  if (depth > deepest || text === '') return undefined

  for (const [pattern, arabic] of words.patterns) {
    const carried = carryPattern(text, pattern, arabic, words, depth)
    if (carried !== undefined) return carried
  }
  return carryList(text, words, depth)
}

/** A pattern has places for a phrase ({x}, {y}, {z}), a number ({n}) and a number with its unit ({count}). */
function carryPattern(
  text: string,
  pattern: string,
  arabic: string,
  words: Carrying,
  depth: number,
): string | undefined {
  const match = compile(pattern).exec(text)
  if (!match?.groups) return undefined
  let carried = arabic
  for (const [place, part] of Object.entries(match.groups)) {
    const before = arabic.slice(0, Math.max(0, arabic.indexOf(`{${place}}`))).trimEnd()
    const isGoverned = isGoverning(before.slice(before.lastIndexOf(' ') + 1))
    const filled = fillPlace({ place, part: part ?? '', isGoverned }, words, depth)
    if (filled === undefined) return undefined
    carried = carried.replaceAll(`{${place}}`, filled)
  }
  return carried
}

type Place = { place: string; part: string; isGoverned: boolean }

function fillPlace({ place, part, isGoverned }: Place, words: Carrying, depth: number): string | undefined {
  if (place === 'n') return part
  if (place.startsWith('count')) return countInArabic(part, isGoverned)
  return carry(part, words, depth + 1)
}

function carryList(text: string, words: Carrying, depth: number): string | undefined {
  const parts = text.split(/,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/)
  if (parts.length < 2) return undefined
  const carried: string[] = []
  for (const part of parts) {
    const arabic = carry(part, words, depth + 1)
    if (arabic === undefined) return undefined
    carried.push(arabic)
  }
  return carried.join(' و')
}

function compile(pattern: string): RegExp {
  const known = compiled.get(pattern)
  if (known) return known
  const source = pattern
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replaceAll('{n}', '(?<n>\\d[\\d,]*(?:\\.\\d+)?)')
    .replace(/\{(count\d?)\}/g, (_, name: string) => `(?<${name}>${countPattern})`)
    .replace(/\{([xyz])\}/g, '(?<$1>.+?)')
  const expression = new RegExp(`^${source}$`)
  compiled.set(pattern, expression)
  return expression
}

const compiled = new Map<string, RegExp>()
const number = String.raw`\d[\d,]*(?:\.\d+)?`
const countPattern = String.raw`(?:aed ?${number}(?: (?:million|billion|thousand))?|${number} ?%|${number}\+?(?: (?:million|billion|thousand))? (?:aed|dirhams|working days?|business days?|days?|hours?|minutes?|seconds?|weeks?|months?|years?|points?|miles?|visits?|countries|branches|currencies|stores|shops|partners|lounges|airport lounges|customers|times))`

/** "aed 500" gives "500 درهم", "3 days" gives "3 أيام"; undefined for a unit that has no Arabic here. */
function countInArabic(count: string, isGoverned: boolean): string | undefined {
  const [figure, ...others] = readFigures(count).figures
  const isWhole = figure?.from === 0 && figure.to === count.length && others.length === 0
  const isPlain = isWhole && figure.bound === 'exact' && !/million|billion|thousand/.test(count)
  const said = isPlain ? sayFigure(figure, 'ar-AE', { isGoverned }) : undefined
  return said ?? countByUnit(count)
}

/** What counts people and places that the figures have no noun for, and what is said in millions. */
function countByUnit(count: string): string | undefined {
  if (count.endsWith('%')) return count.replace(/ ?%/, '٪')
  const digits = count.match(/\d[\d,]*(?:\.\d+)?/)?.[0] ?? ''
  const scale = scales[count.match(/million|billion|thousand/)?.[0] ?? '']
  const unitName = count.startsWith('aed')
    ? 'aed'
    : (count.match(/[a-z][a-z ]*$/)?.[0] ?? '').replace(/^(?:million|billion|thousand) /, '')
  const unit = units[unitName] ?? units[unitName.replace(/s$/, '')]
  if (!unit) return undefined
  const more = count.includes('+') ? 'أكثر من ' : ''
  if (scale) return `${more}${digits} ${scale} ${unit[0]}`
  return `${more}${digits} ${unitFor(Number(digits.replaceAll(',', '')), unit)}`
}

/** The noun after a number: 3 to 10 take the plural, 11 to 99 the accusative, round hundreds the bare noun. */
function unitFor(amount: number, [one, few, many]: readonly [string, string, string]): string {
  if (!Number.isInteger(amount)) return one
  const last = amount % 100
  if (last >= 3 && last <= 10) return few
  return last >= 11 ? many : one
}

const scales: Record<string, string> = { million: 'مليون', billion: 'مليار', thousand: 'ألف' }
const units: Record<string, readonly [string, string, string]> = {
  aed: ['درهم', 'دراهم', 'درهماً'],
  dirham: ['درهم', 'دراهم', 'درهماً'],
  'working day': ['يوم عمل', 'أيام عمل', 'يوم عمل'],
  'business day': ['يوم عمل', 'أيام عمل', 'يوم عمل'],
  day: ['يوم', 'أيام', 'يوماً'],
  hour: ['ساعة', 'ساعات', 'ساعة'],
  minute: ['دقيقة', 'دقائق', 'دقيقة'],
  second: ['ثانية', 'ثوانٍ', 'ثانية'],
  week: ['أسبوع', 'أسابيع', 'أسبوعاً'],
  month: ['شهر', 'أشهر', 'شهراً'],
  year: ['سنة', 'سنوات', 'سنة'],
  point: ['نقطة', 'نقاط', 'نقطة'],
  mile: ['ميل', 'أميال', 'ميلاً'],
  visit: ['زيارة', 'زيارات', 'زيارة'],
  countries: ['دولة', 'دول', 'دولة'],
  branches: ['فرع', 'فروع', 'فرعاً'],
  currencies: ['عملة', 'عملات', 'عملة'],
  store: ['متجر', 'متاجر', 'متجراً'],
  shop: ['متجر', 'متاجر', 'متجراً'],
  partner: ['شريك', 'شركاء', 'شريكاً'],
  lounge: ['صالة', 'صالات', 'صالة'],
  'airport lounge': ['صالة مطار', 'صالات مطار', 'صالة مطار'],
  customer: ['عميل', 'عملاء', 'عميلاً'],
  time: ['مرة', 'مرات', 'مرة'],
}

function plainEnglish(text: string): string {
  return foldText(text)
    .replace(/\b(?:a|an|the|your|our)\s+/g, '')
    .replace(/\bper cent\b/g, '%')
    .replace(/(\d) %/g, '$1%')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '')
    .trim()
}
