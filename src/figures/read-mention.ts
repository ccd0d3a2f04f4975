import type { Mention, Unit } from './figure.ts'
import { phraseAt } from './phrases.ts'
import { readWhen } from './read-date.ts'
import { readCode, readName } from './read-name.ts'
import { readPhone } from './read-phone.ts'
import { isGlued, type Tokens } from './tokens.ts'
import { countedName } from './words/counted.ts'
import { units } from './words/units.ts'

type Loose<Kind> = Kind extends Mention ? Omit<Kind, 'from' | 'to' | 'text'> : never

/** A mention in the making, by its tokens. */
export type Aside = { from: number; to: number; mention: Loose<Mention> }

/** What looks like a figure at a token and is none. */
export function readMention(tokens: Tokens, at: number): Aside | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind === 'address')
    return { from: at, to: at + 1, mention: { kind: 'address', value: token.text } }
  const always = readAlways(tokens, at) ?? readHoursAndDays(tokens, at)
  if (always) return { from: at, to: always, mention: { kind: 'always', value: '24/7' } }
  const phone = readPhone(tokens, at)
  if (phone) return { from: at, to: phone.to, mention: { kind: 'phone', value: phone.value } }
  const when = readWhen(tokens, at)
  if (when) {
    const { kind, value, bound = 'exact' } = when
    return { from: at, to: when.to, mention: { kind, value, bound } }
  }
  const ordinal = readOrdinal(tokens, at)
  if (ordinal) return ordinal
  const name =
    readBenchmark(tokens, at) ?? readCode(tokens, at) ?? readStars(tokens, at) ?? readName(tokens, at)
  if (!name) return undefined
  const value = tokens
    .slice(name.from, name.to)
    .map(({ text, isApart }, index) => (isApart && index > 0 ? ` ${text}` : text))
  return { ...name, mention: { kind: 'name', value: value.join('') } }
}

/** "3M EIBOR", "6-month SOFR": the rate that another one follows, and no term of the product. */
function readBenchmark(tokens: Tokens, at: number): { from: number; to: number } | undefined {
  if (benchmarks.test(tokens[at]?.text ?? '')) return readBenchmarkFirst(tokens, at)
  if (!/^(?:1|3|6|9|12)$/.test(tokens[at]?.text ?? '')) return undefined
  const next = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
  if (!ofTerm.test(tokens[next]?.text ?? '')) return undefined
  return benchmarks.test(tokens[next + 1]?.text ?? '') ? { from: at, to: next + 2 } : undefined
}

/** "EIBOR 3M", "EIBOR (3 months)". */
function readBenchmarkFirst(tokens: Tokens, at: number): { from: number; to: number } | undefined {
  const isBracketed = tokens[at + 1]?.text === '('
  const from = isBracketed ? at + 2 : at + 1
  const isTerm =
    /^(?:1|3|6|9|12)$/.test(tokens[from]?.text ?? '') && ofTerm.test(tokens[from + 1]?.text ?? '')
  if (!isTerm || (isBracketed && tokens[from + 2]?.text !== ')')) return undefined
  return { from: at, to: isBracketed ? from + 3 : from + 2 }
}

const ofTerm = /^(?:m|mo|mth|mths|month|months|شهر|شهور|اشهر)$/
const benchmarks = /^(?:eibor|ebor|sofr|libor|dona|ايبور|الايبور)$/

/** "5-star", "خمس نجوم": a class, and nothing is counted. */
function readStars(tokens: Tokens, at: number): { from: number; to: number } | undefined {
  if (!/^(?:[1-7]|three|four|five|six|seven|ثلاث|اربع|خمس|ست|سبع)$/.test(tokens[at]?.text ?? ''))
    return undefined
  const to = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
  return /^(?:star|نجوم)$/.test(tokens[to]?.text ?? '') ? { from: at, to: to + 1 } : undefined
}

/** "24/7", "24x7", "24/7/365". */
function readAlways(tokens: Tokens, at: number): number | undefined {
  if (
    tokens[at]?.text !== '24' ||
    tokens[at + 2]?.text !== '7' ||
    !/^[/x*]$/.test(tokens[at + 1]?.text ?? '')
  )
    return undefined
  const isYear = /^[/x]$/.test(tokens[at + 3]?.text ?? '') && tokens[at + 4]?.text === '365'
  return isYear ? at + 5 : at + 3
}

/** "24 hours, 7 days". */
function readHoursAndDays(tokens: Tokens, at: number): number | undefined {
  if (tokens[at]?.text !== '24' || !/^(?:hours|hrs|ساعه)$/.test(tokens[at + 1]?.text ?? '')) return undefined
  const next = /^[,،/و&]$|^a$|^and$/.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2
  return tokens[next]?.text === '7' && /^(?:days|ايام)$/.test(tokens[next + 1]?.text ?? '')
    ? next + 2
    : undefined
}

/** "2nd", "No. 1", "year 1", "First year", "البطاقة الثانية". */
function readOrdinal(tokens: Tokens, at: number): Aside | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token) return undefined
  const ordinal = (to: number, value: string, unit?: Unit): Aside => ({
    from: at,
    to,
    mention: { kind: 'ordinal', value: value.replace(/^0+(?=\d)/, ''), ...(unit && { unit }) },
  })
  if (
    token.kind === 'number' &&
    /^\d{1,4}$/.test(token.text) &&
    isGlued(next) &&
    /^(?:st|nd|rd|th)$/.test(next?.text ?? '')
  ) {
    return ordinal(at + 2, token.text, unitNear(tokens, at + 2))
  }
  if (/^(?:no|#|№|number|رقم)$/.test(token.text)) {
    const start = next?.text === '.' ? at + 2 : at + 1
    const number = tokens[start]
    const isRank =
      number?.kind === 'number' && /^\d{1,2}$/.test(number.text) && (token.text !== 'no' || start === at + 2)
    if (isRank) return ordinal(start + 1, number.text)
    const isCode = number?.kind === 'number' && /^\d{3,}$/.test(number.text)
    return isCode ? { from: at, to: start + 1, mention: { kind: 'name', value: number.text } } : undefined
  }
  if (
    /^(?:year|yr|month|mth|week|day)$/.test(token.text) &&
    next?.kind === 'number' &&
    /^\d{1,2}$/.test(next.text)
  ) {
    const unit = phraseAt(units, tokens, at)?.meaning
    return tokens[at - 1]?.kind === 'number' ? undefined : ordinal(at + 2, next.text, unit)
  }
  if (/^(?:year|month|week|day)$/.test(token.text) && next?.text === '-' && tokens[at + 2]?.text === 'one') {
    return ordinal(at + 3, '1', token.text as Unit)
  }
  if (token.text === 'اول' && periods.has(next?.text ?? ''))
    return ordinal(at + 2, '1', periods.get(next?.text ?? ''))
  const english = englishOrdinals.get(token.text)
  const period = phraseAt(units, tokens, at + 1)
  if (english && /^(?:year|yr|month|week|day)$/.test(next?.text ?? ''))
    return ordinal(at + 2, english, period?.meaning)
  return readArabicOrdinal(tokens, at, ordinal)
}

/** With the article, behind its noun: "the second card". Without it, it is "another". */
function readArabicOrdinal(
  tokens: Tokens,
  at: number,
  ordinal: (to: number, value: string, unit?: Unit) => Aside,
) {
  const [noun, next] = [tokens[at], tokens[at + 1]]
  const value = next?.isArabic ? arabicOrdinals.get(next.text) : undefined
  const bare = noun?.text.replace(/^[وفبلك]?ال/, '')
  if (!value || !noun?.isArabic || bare === undefined || bare === noun.text) return undefined
  const counted = countedName(bare)
  const unit =
    counted !== undefined && /^(?:card|account|instalment)$/.test(counted)
      ? (`count:${counted}` as const)
      : periods.get(bare)
  return unit && ordinal(at + 2, value, unit)
}

function unitNear(tokens: Tokens, at: number): Unit | undefined {
  for (let index = at; index < at + 3; index += 1) {
    const text = tokens[index]?.text ?? ''
    const counted = countedName(text)
    if (counted !== undefined) return `count:${counted}`
    const found = text.length > 2 ? phraseAt(units, tokens, index) : undefined
    if (found) return found.meaning
  }
  return undefined
}

const periods = new Map<string, Unit>([
  ['سنه', 'year'],
  ['عام', 'year'],
  ['شهر', 'month'],
  ['اسبوع', 'week'],
  ['يوم', 'day'],
])

const englishOrdinals = new Map(
  'first second third fourth fifth sixth'.split(' ').map((word, index) => [word, String(index + 1)]),
)

const arabicOrdinals = new Map([
  ...['الاول', 'الثاني', 'الثالث', 'الرابع', 'الخامس', 'السادس'].map(
    (word, index) => [word, String(index + 1)] as const,
  ),
  ...['الاولي', 'الثانيه', 'الثالثه', 'الرابعه', 'الخامسه', 'السادسه'].map(
    (word, index) => [word, String(index + 1)] as const,
  ),
])
