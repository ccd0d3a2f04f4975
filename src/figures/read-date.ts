import type { Bound, Range } from './figure.ts'
import { isGlued, type Tokens } from './tokens.ts'
import { monthOf } from './words/months.ts'

/** A day, month, year or time of day, or from one to another; `to` is the token after it. */
export type When = Moment | { kind: 'date' | 'time'; value: Range; to: number; bound?: Bound }

type Moment = { kind: 'date' | 'time'; value: string; to: number; bound?: Bound }

export function readWhen(tokens: Tokens, at: number): When | undefined {
  const shared = readMonthRange(tokens, at) ?? readNumericRange(tokens, at)
  if (shared) return shared
  const first = readOne(tokens, at)
  if (!first) return readShared(tokens, at)
  const separator = tokens[first.to]?.text ?? ''
  if (!between.test(separator)) return first
  const second = readOne(tokens, first.to + 1)
  if (second?.kind !== first.kind) return first
  return {
    kind: first.kind,
    value: { from: withYearOf(first.value, second.value), to: second.value },
    to: second.to,
  }
}

const between = /^(?:-|–|to|till|til|until|thru|through|الي|حتي|لغايه|لين|لحد|ل)$/

function readOne(tokens: Tokens, at: number): Moment | undefined {
  const token = tokens[at]
  if (token?.kind === 'number') {
    return readNumeric(tokens, at) ?? readDayMonth(tokens, at) ?? readTime(tokens, at) ?? readYear(tokens, at)
  }
  if (token?.kind !== 'word') return undefined
  return readMonthFirst(tokens, at) ?? readMonthEnd(tokens, at) ?? readQuarter(tokens, at)
}

/** "1 Jan to 31 Mar 2027": one year for both. */
function withYearOf(value: string, later: string): string {
  return value.startsWith('--') && !later.startsWith('--') ? `${later.slice(0, 4)}${value.slice(1)}` : value
}

/** "1-15 March", "1 to 31 December 2026": one month for both. */
function readShared(tokens: Tokens, at: number): When | undefined {
  const day = dayOf(tokens[at]?.text)
  if (tokens[at]?.kind !== 'number' || !day || !between.test(tokens[at + 1]?.text ?? '')) return undefined
  const end = tokens[at + 2]?.kind === 'number' ? readDayMonth(tokens, at + 2) : undefined
  if (!end || end.value.length < 7 || !/\d\d-\d\d$/.test(end.value)) return undefined
  return { kind: 'date', value: { from: `${end.value.slice(0, -2)}${day}`, to: end.value }, to: end.to }
}

/** "Nov 1-30, 2026". */
function readMonthRange(tokens: Tokens, at: number): When | undefined {
  const month = monthAt(tokens, at)
  const [first, last] = [dayOf(tokens[at + 1]?.text), dayOf(tokens[at + 3]?.text)]
  if (!month || !first || !last || !/^(?:-|to)$/.test(tokens[at + 2]?.text ?? '')) return undefined
  const year = yearAfter(tokens, at + 4)
  const start = year ? `${year.value}-` : '--'
  return {
    kind: 'date',
    value: { from: `${start}${month}-${first}`, to: `${start}${month}-${last}` },
    to: year?.to ?? at + 4,
  }
}

/** "31 December 2026", "31st of Dec", "March 2026" has no day. */
function readDayMonth(tokens: Tokens, at: number): Moment | undefined {
  const day = dayOf(tokens[at]?.text)
  if (!day) return undefined
  let next = at + 1
  if (isGlued(tokens[next]) && /^(?:st|nd|rd|th)$/.test(tokens[next]?.text ?? '')) next += 1
  if (/^(?:of|من|-)$/.test(tokens[next]?.text ?? '') && monthAt(tokens, next + 1)) next += 1
  const month = monthAt(tokens, next)
  if (!month) return undefined
  const year = yearAfter(tokens, next + 1)
  return year
    ? { kind: 'date', value: `${year.value}-${month}-${day}`, to: year.to }
    : { kind: 'date', value: `--${month}-${day}`, to: next + 1 }
}

/** "March 31, 2026", "Mar 2026". */
function readMonthFirst(tokens: Tokens, at: number): Moment | undefined {
  const month = monthAt(tokens, at)
  if (!month) return undefined
  const next = tokens[at + 1]?.text === '.' ? at + 2 : at + 1
  if (tokens[next]?.kind !== 'number') return undefined
  const wholeYear = yearAt(tokens, next)
  if (wholeYear) return { kind: 'date', value: `${wholeYear}-${month}`, to: next + 1 }
  const day = dayOf(tokens[next]?.text)
  if (!day || !/^(?:,|\.|;|$|[a-z]|\n|-|\)|20\d\d)/.test(tokens[next + 1]?.text ?? '')) return undefined
  const behind =
    isGlued(tokens[next + 1]) && /^(?:st|nd|rd|th)$/.test(tokens[next + 1]?.text ?? '') ? next + 2 : next + 1
  const year = yearAfter(tokens, tokens[behind]?.text === ',' ? behind + 1 : behind)
  return year
    ? { kind: 'date', value: `${year.value}-${month}-${day}`, to: year.to }
    : { kind: 'date', value: `--${month}-${day}`, to: behind }
}

/** "End of Jan" is its last day; with a year it is a month of that, as in "March 2027". */
function readMonthEnd(tokens: Tokens, at: number): Moment | undefined {
  if (!/^(?:end|[لب]?(?:نهايه|اخر))$/.test(tokens[at]?.text ?? '')) return undefined
  const next = /^(?:of|-|شهر)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  const month = monthAt(tokens, next)
  if (!month || month.startsWith('H') || tokens[next + 1]?.kind === 'number') return undefined
  return { kind: 'date', value: `--${month}-${lastDayIn(month)}`, to: next + 1, bound: 'max' }
}

/** Of a month, "01" to "12", in a year that is not known. */
export function lastDayIn(month: string): string {
  if (month === '02') return '28'
  return /^(?:04|06|09|11)$/.test(month) ? '30' : '31'
}

/** "10/6/2026 to 30/6/2026": which of the two is the day is the same in both. */
function readNumericRange(tokens: Tokens, at: number): When | undefined {
  const [first, second] = [partsOf(tokens, at), partsOf(tokens, at + 6)]
  if (!first || !second || !between.test(tokens[at + 5]?.text ?? '')) return undefined
  const known = [first, second].find(([one, other]) => one > 12 !== other > 12)
  if (!known) return undefined
  const isDayFirst = known[0] > 12
  const [from, to] = [first, second].map(([one, other, year]) => {
    const [day, month] = isDayFirst ? [one, other] : [other, one]
    return dateOf(year, String(month), String(day), at + 11, true)
  })
  return from && to ? { kind: 'date', value: { from: from.value, to: to.value }, to: at + 11 } : undefined
}

/** Of "10/6/2026": what is a day or a month, and the year. */
function partsOf(tokens: Tokens, at: number): [one: number, other: number, year: string] | undefined {
  const sign = tokens[at + 1]?.text
  const parts = tokens.slice(at, at + 5)
  if ((sign !== '/' && sign !== '-') || parts[3]?.text !== sign) return undefined
  const [one, other, year] = [parts[0], parts[2], parts[4]].map((part) => part?.text ?? '')
  if (!dayOf(one) || !dayOf(other)) return undefined
  const whole = wholeYear(sign, year)
  return whole ? [Number(one), Number(other), whole] : undefined
}

/** "2026", and "26" behind strokes; not as early or late a day as might be meant. */
function wholeYear(sign: string, year = ''): string | undefined {
  if (/^20\d\d$/.test(year)) return year
  return sign === '/' && /^2[4-9]$|^3\d$/.test(year) ? `20${year}` : undefined
}

/** "31/12/2026", "31/12/26", "2026-12-31", "31.12.2026". Where day and month could be either, it is not read. */
function readNumeric(tokens: Tokens, at: number): Moment | undefined {
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(tokens[at]?.text ?? '')
  if (dotted) return dateOf(dotted[3], dotted[2], dotted[1], at + 1)
  const sign = tokens[at + 1]?.text
  if ((sign !== '/' && sign !== '-') || tokens[at + 3]?.text !== sign) return undefined
  const parts = [at, at + 2, at + 4].map((index) => tokens[index])
  if (parts.some((part) => part?.kind !== 'number')) return undefined
  const [first, second, third] = parts.map((part) => part?.text ?? '')
  if (/^\d{4}$/.test(first ?? '')) return dateOf(first, second, third, at + 5, true)
  const year = /^\d{4}$/.test(third ?? '') ? third : wholeYear(sign, third)
  return year === undefined ? undefined : dateOf(year, second, first, at + 5)
}

function dateOf(year = '', month = '', day = '', to: number, isIso = false): Moment | undefined {
  if (
    Number(day) <= 12 &&
    Number(month) <= 12 &&
    Number(day) !== Number(month) &&
    year.length === 4 &&
    !isIso
  )
    return undefined
  const swapped = Number(month) > 12 && Number(day) <= 12
  const [m, d] = swapped ? [day, month] : [month, day]
  if (!/^\d{1,2}$/.test(m) || !/^\d{1,2}$/.test(d) || !dayOf(d) || Number(m) < 1 || Number(m) > 12)
    return undefined
  return { kind: 'date', value: `${year}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`, to }
}

/** "9:30 am", "5 pm", "الساعة 9". */
function readTime(tokens: Tokens, at: number): Moment | undefined {
  const hour = tokens[at]?.text ?? ''
  if (!/^\d{1,2}(?:\.\d\d)?$/.test(hour)) return undefined
  const colon = tokens[at + 1]
  const minutes = tokens[at + 2]
  const hasMinutes =
    colon?.text === ':' && isGlued(colon) && isGlued(minutes) && /^[0-5]\d$/.test(minutes?.text ?? '')
  const next = hasMinutes ? at + 3 : at + 1
  const half = halfOf(tokens, next)
  const isSaid = /^(?:الساعه|at)$/.test(tokens[at - 1]?.text ?? '') && hasMinutes
  if (!half && !hasMinutes && !isSaid) return undefined
  const [whole = '', dotted] = hour.split('.')
  if (Number(whole) > 23 || (half && (Number(whole) > 12 || whole === '0'))) return undefined
  const hours = half ? (Number(whole) % 12) + (half.isLate ? 12 : 0) : Number(whole)
  const value = `${String(hours).padStart(2, '0')}:${hasMinutes ? minutes?.text : (dotted ?? '00')}`
  return { kind: 'time', value, to: half?.to ?? next }
}

function halfOf(tokens: Tokens, at: number): { isLate: boolean; to: number } | undefined {
  const word = tokens[at]?.text ?? ''
  if (/^(?:am|pm|صباحا|مساء|مسا|ظهرا|عصرا|ص)$/.test(word))
    return { isLate: /^(?:pm|مسا|ظهرا|عصرا)/.test(word), to: at + 1 }
  if (/^(?:noon|midnight)$/.test(word) && tokens[at - 1]?.text === '12')
    return { isLate: word === 'noon', to: at + 1 }
  const spelled = `${word}${tokens[at + 1]?.text}${tokens[at + 2]?.text}`
  if (!/^[ap]\.m$/.test(spelled)) return undefined
  return { isLate: word === 'p', to: tokens[at + 3]?.text === '.' ? at + 4 : at + 3 }
}

/** "2026" where words round it say that it is a year. */
function readYear(tokens: Tokens, at: number): Moment | undefined {
  const value = yearAt(tokens, at)
  const before = tokens[at - 1]?.text ?? ''
  const next = tokens[at + 1]
  const isSaid = /^[وف]?(?:in|since|of|by|year|fy|during|until|till|عام|سنه|منذ|في|حتي|لعام|لسنه|©)$/.test(
    before,
  )
  if (!value || !isSaid || next?.text === '%') return undefined
  const counts =
    next?.kind === 'word' && /^(?:in|since|of|by|until|till|في|حتي)$/.test(before) && isCounted(next.text)
  return counts ? undefined : { kind: 'date', value, to: at + 1 }
}

function isCounted(word: string): boolean {
  return /^(?:aed|dh|dhs|usd|dirhams?|points?|miles?|branches|countries|درهم|درهما|نقطه|ميل|k|m|mn|bn|million|thousand|الف|مليون)$/.test(
    word,
  )
}

/** "Q4 2026". */
function readQuarter(tokens: Tokens, at: number): Moment | undefined {
  const [letter, digit] = [tokens[at], tokens[at + 1]]
  if (!/^[qh]$/.test(letter?.text ?? '') || !isGlued(digit) || !/^[1-4]$/.test(digit?.text ?? ''))
    return undefined
  const year = yearAt(tokens, at + 2)
  return year
    ? { kind: 'date', value: `${year}-${letter?.text.toUpperCase()}${digit?.text}`, to: at + 3 }
    : undefined
}

function monthAt(tokens: Tokens, at: number): string | undefined {
  const token = tokens[at]
  return token?.kind === 'word' ? monthOf(token.text) : undefined
}

function yearAt(tokens: Tokens, at: number): string | undefined {
  const token = tokens[at]
  return token?.kind === 'number' && /^(?:19|20)\d\d$/.test(token.text) ? token.text : undefined
}

function yearAfter(tokens: Tokens, at: number): { value: string; to: number } | undefined {
  const start = /^(?:,|،|-|')$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const short =
    tokens[at]?.text === "'" && /^\d\d$/.test(tokens[start]?.text ?? '')
      ? `20${tokens[start]?.text}`
      : undefined
  const value = short ?? yearAt(tokens, start) ?? bareYearAt(tokens, at)
  return value === undefined ? undefined : { value, to: start + 1 }
}

/** "15 Jan 27": the short year of a day, where nothing is counted by it. */
function bareYearAt(tokens: Tokens, at: number): string | undefined {
  const [{ kind, text = '' } = {}, next] = [tokens[at], tokens[at + 1]]
  const isLast = next === undefined || /^(?:[.,;:)|\n-]|and|to|till|until|only|الي|حتي|و)$/.test(next.text)
  return kind === 'number' && /^[23]\d$/.test(text) && isLast ? `20${text}` : undefined
}

function dayOf(text = ''): string | undefined {
  return /^(?:0?[1-9]|[12]\d|3[01])$/.test(text) ? text.padStart(2, '0') : undefined
}
