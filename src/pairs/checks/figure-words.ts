import type { Locale } from '#base/locale.ts'
import type { Bound, Period } from '#figures/figure.ts'
import { fold } from '#figures/fold.ts'
import type { PairRange } from '../pair-fault.ts'
import type { Side } from '../paired-value.ts'

/** What a bound says of its value, as far as two languages have to agree. */
export function sideOfBound(bound: Bound): 'low' | 'high' | 'exact' | 'within' {
  if (bound === 'within') return 'within'
  if (bound === 'from' || bound === 'min' || bound === 'over') return 'low'
  return bound === 'exact' || bound === 'about' ? 'exact' : 'high'
}

/** Whether some word near a figure may bound it that way. */
export function mayBound(
  { words, locale, beside }: Side,
  { from, to }: PairRange,
  way: 'low' | 'high',
): boolean {
  const round = `${words.slice(Math.max(0, from - 30), to)}${`${words.slice(to)} ${beside}`.slice(0, 25)}`
  return bounds[locale][way].test(fold(round).text)
}

const bounds: Record<Locale, Record<'low' | 'high', RegExp>> = {
  'en-AE': {
    low: /\b(?:from|least|lowest|min|minimum|more|above|over|beyond|exceed\w*|start\w*|begin\w*|or older|onwards|enough|every|each|per)\b|\+/,
    high: /\b(?:up to|to|most|max|maximum|under|below|less|within|until|till|by|limit\w*|cap\w*|longest|highest|as \w+ as|in|before|fewer|than)\b/,
  },
  'ar-AE': {
    low: /من|ادني|اقل|علي الاقل|اكثر|فاكثر|فما فوق|فوق|يزيد|تزيد|تبدا|يبدا|ابتداء|بدءا|تجاوز|كل|عن|\+/,
    high: /حتي|اقصي|اقل من|دون|تحت|خلال|يصل|تصل|تجاوز|قبل|اعلي|اطول|سقف|حد|لا تزيد|لا يزيد|علي مدي/,
  },
}

/** "After 60 days" is not within them. */
export function isAfter({ words }: Side, { from }: PairRange): boolean {
  return /(?:^|\s)(?:after|بعد)\s+$/i.test(words.slice(Math.max(0, from - 10), from))
}

/** How often something is: which periods a side names as such. */
export function periodsIn({ words, locale }: Side): Set<Period> {
  const folded = fold(words).text
  const table = Object.entries(periods[locale]) as [Period, RegExp][]
  return new Set(table.flatMap(([period, expression]) => (expression.test(folded) ? [period] : [])))
}

/** Whether a side has a word for a period at all, also as a length of time. */
export function mayNamePeriod({ words, locale }: Side, period: Period): boolean {
  return stems[locale][period]?.test(fold(words).text) ?? true
}

const periods: Record<Locale, Partial<Record<Period, RegExp>>> = {
  'en-AE': {
    year: /\b(?:per|every|each) year\b|\b(?:annual|annually|yearly|per annum)\b|\bp\.a\./,
    month: /\b(?:per|every|each) month\b|\b(?:monthly)\b/,
    week: /\b(?:per|every|each) week\b|\bweekly\b/,
    day: /\b(?:per|every|each) day\b|\bdaily\b/,
    quarter: /\b(?:per|every|each) quarter\b|\bquarterly\b/,
    transaction: /\b(?:per|every|each) transaction\b/,
  },
  'ar-AE': {
    year: /(?<!(?:ربع|نصف) )سنويا?ه?(?!\p{L})|(?:كل |في ال|بال)(?:سنه|عام)(?!\p{L})/u,
    // "شهري مارس وأبريل" are two months.
    month:
      /شهريا?ه?(?!\p{L})(?! (?:يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر))|(?:كل |في ال|بال)شهر(?!\p{L})/u,
    week: /اسبوعيا?ه?(?!\p{L})|(?:كل |في ال|بال)اسبوع(?!\p{L})/u,
    day: /(?<!\p{L})(?:ال)?يوميا?ه?(?!\p{L})|(?:كل |في ال|بال)يوم(?! عمل)(?!\p{L})/u,
    quarter: /كل ربع|(?<!\p{L})ربع سنوي/u,
    transaction: /كل (?:معامله|عمليه)|(?<!\p{L})لل(?:معامله|عمليه)(?!\p{L})/u,
  },
}

const stems: Record<Locale, Partial<Record<Period, RegExp>>> = {
  'en-AE': {
    year: /year|annual|annum|p\.a/,
    month: /month|instal/,
    week: /week/,
    day: /day|daily/,
    quarter: /quarter|(?:three|3) months/,
    transaction: /transaction|txn|purchase|transfer|time|each|per use|every|spend/,
  },
  'ar-AE': {
    year: /سنه|سنو|عام|سنين/,
    month: /شهر|شهور/,
    week: /اسبوع|اسابيع/,
    day: /يوم|ايام/,
    quarter: /ربع|فصل|(?:ثلاثه|3) اشهر/,
    transaction: /معامل|عملي|تحويل|شراء|مشتري|مره|حوال/,
  },
}
