import { writeOut } from '#writing/brief/shorthand.ts'

/**
 * Figures of a page as a judge reads them, who knows nothing of the writer: digits with the currency, magnitude and noun
 * beside them. Words for numbers are found only where they stand as the brief has them.
 */
export type SaidFigure = {
  value: number
  unit: string | undefined
  /** Where the digits begin and end in the plain text. */
  from: number
  to: number
}

/** One form for comparing: Western digits, lower case, plain letters, single spaces. */
export function plain(text: string): string {
  return writeOut(text)
    .normalize('NFC')
    .replace(/[\u2066-\u2069\u200e\u200f\u061c\u064b-\u0652\u0640]/g, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/٫/g, '.')
    .replace(/(?<=\d)[,٬](?=\d{3}(?!\d))/g, '')
    .replace(/٪/g, '%')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(countedForms, (form) => singular[form] ?? form)
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .replace(thousands, (_, digits: string) => String(Number(digits) * 1000))
    .replace(millions, '$1 million')
    .replace(/\s+/g, ' ')
    .trim()
}

/** "10k" is 10,000, and "5mn" 5 million; "12m" may be months. */
const thousands = /(?<![\d.,])(\d{1,4}(?:\.\d{1,3})?)\s?k(?![a-z\d])/g
const millions = /(\d)\s?(?:mn|mio|(?<=aed \d{1,3}(?:\.\d{1,2})?\s?)m)(?![a-z\d])/g

/** A page writes "20 ألفاً", "3 ملايين" and "ميلين" where a brief has "20 ألف", "3 مليون" and "2 ميل". */
const singular: Record<string, string> = {
  الفا: 'الف',
  الاف: 'الف',
  مليونا: 'مليون',
  ملايين: 'مليون',
  درهما: 'درهم',
  دراهم: 'درهم',
  يوما: 'يوم',
  شهرا: 'شهر',
  ميلين: '2 ميل',
  ميلان: '2 ميل',
  نقطتين: '2 نقطه',
  درهمين: '2 درهم',
}
const countedForms = new RegExp(`(?<!\\p{L})(?:${Object.keys(singular).join('|')})(?!\\p{L})`, 'gu')

/** All digits of a text that is plain already. */
export function saidFigures(text: string): SaidFigure[] {
  return [...text.matchAll(/(?<![a-z\d])\d+(?:\.\d+)?/g)].map(({ 0: digits, index }) => {
    const before = text.slice(0, index)
    const after = text.slice(index + digits.length)
    const [magnitude = '', scale = ''] =
      /^\s?(thousand|million|billion|mn|bn|k|m|الف|مليون|مليار)(?![a-z\u0621-\u064a])/.exec(after) ?? []
    const currency = currencies.find(([pattern]) => new RegExp(`(?:${pattern})\\s?$`).test(before))?.[1]
    const rest = after.slice(magnitude.length).replace(otherNumbers, '')
    return {
      value: Number(digits) * (scales[scale] ?? 1),
      unit: currency ?? unitOf(rest),
      from: index,
      to: index + digits.length,
    }
  })
}

/** "12 إلى 60 شهر", "3/6/12 months": the unit stands behind the last of them. */
const otherNumbers = /^(?:\s?(?:[-–/]|to|الي)\s?\d+(?:\.\d+)?(?:k|mn|m)?(?![\d.a-z]))+/

const ofWork =
  /^ ?(?:(?:working|business) (?:days?|hours?|hrs?)|(?:يوم|يوما|ايام|ساعه|ساعات) عمل)(?![a-z\u0621-\u064a])/

function unitOf(after: string): string | undefined {
  if (/^\s?%/.test(after)) return '%'
  if (ofWork.test(after)) return /hour|hr|ساع/.test(after.slice(0, 16)) ? 'working hour' : 'working day'
  const word = /^[\s-]*(?:first |free |uae )?([a-z\u0621-\u064a]+)/.exec(after)?.[1] ?? ''
  return (
    units.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(word))?.[1] ??
    (word.replace(/ies$/, 'y').replace(/s$/, '') || undefined)
  )
}

const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  الف: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  مليون: 1e6,
  bn: 1e9,
  billion: 1e9,
  مليار: 1e9,
}

const currencies: readonly (readonly [string, string])[] = [
  ['aed|dhs?\\.?', 'AED'],
  ['usd|us\\$|\\$', 'USD'],
  ['eur|€', 'EUR'],
]

const units: readonly (readonly [string, string])[] = [
  ['aed|dirhams?|dhs?|درهم|دراهم|درهما', 'AED'],
  ['usd|dollars?|دولار|دولارا|دولارات', 'USD'],
  ['min|mins|minutes?|دقيقه|دقايق|دقائق', 'minute'],
  ['h|hr|hrs|hours?|ساعه|ساعات', 'hour'],
  ['sec|secs|seconds?|ثانيه|ثواني|ثوان', 'second'],
  ['days?|يوم|ايام|يوما', 'day'],
  ['m|mo|mth|mths|months?|شهر|اشهر|شهور|شهرا', 'month'],
  ['y|yr|yrs|years?|سنه|سنوات|سنين|عام|اعوام', 'year'],
  ['pt|pts|points?|نقطه|نقاط', 'point'],
  ['miles?|ميل|اميال|ميلا', 'mile'],
  ['x|times|مره|مرات', 'times'],
  ['صاله|صالات', 'lounge'],
  ['دوله|دول', 'country'],
  ['خدمه|خدمات', 'service'],
  ['فرع|فروع', 'branch'],
  ['زياره|زيارات', 'visit'],
]
