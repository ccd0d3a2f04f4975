import { rememberLast } from '#base/remember-last.ts'
import { fold } from '#figures/fold.ts'
import { monthOf } from '#figures/words/months.ts'
import type { Side } from '../paired-value.ts'
import { isMoney, type SaidFigure } from './said-figures.ts'

/** Whether a side may say a figure of the other one without a number: "no fee", "نصف", "the whole year", "end of April". */
export function mayBeInWords(said: SaidFigure, side: Side): boolean {
  const words = folded(side.words)
  if (/^(?:\d{4}|-)-/.test(said.value) && said.unit === 'date') return mayBeDay(said, words)
  if (said.plain === '1') return !(isMeasured(said) && /\d/.test(said.words))
  if (said.plain === '2' && !isMeasured(said) && mayBeTwo(side)) return true
  if (isHour(said, words)) return true
  return sayings.some((saying) => saying.of(said) && saying.words.test(words))
}

/** A side is asked for each figure of the other one. */
const folded = rememberLast(4, (words) => fold(words).text)

/** "9 to 5" is "من التاسعة إلى الخامسة". */
function isHour({ value, unit }: SaidFigure, words: string): boolean {
  if (unit !== '' && unit !== 'time') return false
  const hour = unit === 'time' ? Number(value.replace(/:00$/, '')) % 12 || 12 : Number(value)
  const name = hours[hour]
  return name ? words.includes(name) : false
}

const hours = [
  '',
  ...'الواحده الثانيه الثالثه الرابعه الخامسه السادسه السابعه الثامنه التاسعه العاشره'.split(' '),
  'الحاديه عشره',
  'الثانيه عشره',
]

function isMeasured({ unit }: SaidFigure): boolean {
  return isMoney(unit) || unit === '%'
}

type Saying = { of: (said: SaidFigure) => boolean; words: RegExp }

/** One of a time, and no longer one: "a year", "عام كامل". */
function oneOf(value: string, unit: string, words: RegExp): Saying {
  return { of: (said) => said.value === value && said.unit === unit, words }
}

function shareOf(share: string, part: string, words: RegExp): Saying {
  return {
    of: ({ value, unit }) => (unit === '%' && value === share) || (unit !== '%' && value === part),
    words,
  }
}

const sayings: readonly Saying[] = [
  {
    of: ({ value }) => value === '0',
    words:
      /(?<!\p{L})(?:no|not|without|free|zero|nil|waived|nothing|[وفبل]?(?:بدون|بلا|دون|لا|صفر|مجان\p{L}*|معفا?[هي]))(?!\p{L})/u,
  },
  {
    of: ({ value }) => value === '24/7',
    words:
      /24\/7|\b(?:day and night|round the clock|any (?:hour|time))\b|مدار الساعه|ليلا|(?:اي|كل) (?:وقت|ساعه)/,
  },
  shareOf('100', 'all', /\b(?:all|whole|fully|full|every|entire\w*|complete\w*)\b|كل|كامل|جميع|تمام|باسر/),
  shareOf('50', '0.5', /\bhalf\b|نصف/),
  shareOf('25', '0.25', /\b(?:one|a) (?:quarter|fourth)\b|ربع/),
  shareOf('75', '0.75', /\bthree quarters\b|(?:ثلاثه|ثلاث) ارباع/),
  { of: ({ words }) => /^2[- ](?:for|4)[- ]1$/i.test(words), words: /\bbuy (?:one|1)|\bfree\b|مجان|اشتر/ },
  { of: ({ plain }) => plain === '3', words: /\b(?:triple|treble|thrice)\b/ },
  oneOf('12', 'month', /\b(?:a|one|full|whole|the|first)(?: \w+)? year\b|(?:سنه|عام)(?!\p{L})/u),
  oneOf('24', 'month', /\btwo years\b|(?:سنت|عام)(?:ان|ين)(?!\p{L})/u),
  oneOf('18', 'month', /\byear and a half\b|(?:سنه|عام) ونصف/),
  oneOf('6', 'month', /\bhalf a year\b|نصف (?:سنه|عام)/),
  oneOf('3', 'month', /\bquarter|ربع|فصل/),
  oneOf('7', 'day', /\b(?:a|one|the) week\b|(?<!\p{L})[بل]?(?:ال)?اسبوع(?!\p{L})/u),
  oneOf('86400', 'second', /\b(?:a|one|same) (?:single )?day\b|(?<!\p{L})[بل]?(?:ال)?يوم(?!\p{L})/u),
  oneOf('60', 'second', /\b(?:a|one) minute\b|دقيقه(?!\p{L})/u),
  oneOf('3600', 'second', /\b(?:an|one) hour\b|ساعه(?!\p{L})/u),
]

/** The first and the last day of a month, a quarter or a year go without their number: "end of April", "شهري مارس وأبريل". */
function mayBeDay({ value, words: own }: SaidFigure, words: string): boolean {
  const [, year = '', month, day] = /^(\d{4}|-)-(?:(\d\d)|Q\d)(?:-(\d\d))?$/.exec(value) ?? []
  if (/(?:quarter|ربع)/.test(words) && day === undefined) return true
  if (month === undefined || (day !== undefined && !isEdge(Number(year), Number(month), Number(day))))
    return false
  if (day !== '01' && /\bend\b|نهايه|ختام|اخر/.test(words)) return true
  if (!/\p{Pd}|\bto\b|الي|إلى/u.test(own)) return false
  return words
    .split(/[^\p{L}]+/u)
    .some((word) => monthOf(word.replace(/^[وبل]/, '')) === month || monthOf(word) === month)
}

function isEdge(year: number, month: number, day: number): boolean {
  return day === 1 || day === new Date(Date.UTC(year || 2027, month, 0)).getUTCDate()
}

/** "يومين", "جولتا", "ضاعف". */
function mayBeTwo({ locale, tokens }: Side): boolean {
  if (locale !== 'ar-AE')
    return tokens.some(({ text }) => /^(?:two|doubl\w+|twice|both|pair|couple|twin)$/.test(text))
  return tokens.some(
    ({ text }) => /\p{L}{2}(?:تان|تين|تا|تي|ان|ين)$/u.test(text) || /^(?:كلا|كلتا)|ضاعف|مضاعف/.test(text),
  )
}
