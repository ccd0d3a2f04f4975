import { fold } from '#figures/fold.ts'
import { arabicPeriods, englishPeriods } from '#figures/period-words.ts'
import { readFigures } from '#figures/read-figures.ts'
import type { Measure } from './measure.ts'

/** A cell in words that are read by themselves. */
export type Cell = { words: string; hasFigure: boolean }

type Way = {
  measure: Measure
  isArabic: boolean
  /** "m" is months here. */
  isDuration: boolean
}

/** What a cell says with the measure of its heading. Nothing where it is empty. */
export function readCell(cell: string, way: Way): Cell | undefined {
  if (/^[-–—\s./]*$|^(?:n\/?a|nil|none|tbc|tbd|لا ينطبق)$/i.test(cell)) return undefined
  if (!/[\d٠-٩]/.test(cell)) return { words: cell, hasFigure: false }
  const plain = normal(cell, way)
  const bare = bareOf(plain)
  const words = bare === undefined ? plain : withUnit(bare, way)
  const whole = withBasis(words, way)
  return { words: whole, hasFigure: readFigures(whole).figures.length > 0 }
}

/** As people write it within a sentence. */
function normal(cell: string, { isDuration }: Way): string {
  const plain = cell
    .replace(/(\d)\s+(?=%)/g, '$1')
    .replace(/^'|'$/g, '')
    .replace(/\b(\d{1,2})\s?m(?:onths?)?\s+eibor\s*\+\s*/i, '$1-month EIBOR + ')
    .replace(/\beibor\s(\d{1,2})\s?m(?:onths?)?\s*\+\s*/i, '$1-month EIBOR + ')
  return isDuration
    ? plain.replace(/(\d)\s?[mM]\b/g, '$1 months').replace(/(\d)\s?[yY]\b/g, '$1 years')
    : plain
}

type Bare = { before: string; numbers: string; after: string }

/** A number, a range or a number with a bound, without any unit. */
function bareOf(cell: string): Bare | undefined {
  const match =
    /^(?<before>[^\d٠-٩]{0,24}?)(?<numbers>[\d٠-٩][\d٠-٩.,٫٬]*(?:\s?(?:k|m|mn|bn)(?!\p{L}))?(?:\s*[–—-]\s*[\d٠-٩][\d٠-٩.,٫٬]*(?:\s?(?:k|m|mn|bn)(?!\p{L}))?)?)(?<after>\s*\+|\D{0,24})$/iu.exec(
      cell,
    )?.groups
  const { before = '', numbers = '', after = '' } = match ?? {}
  if (numbers === '' || !boundWords.test(before) || !boundAfter.test(after)) return undefined
  return { before, numbers, after }
}

const boundWords =
  /^(?:(?:up ?to|from|min\.?|minimum|max\.?|maximum|above|over|below|under|less than|more than|at least|at most|about|>|<|≥|≤|حتى|لغاية|من|فوق|أكثر من|أقل من|اقل من|اكثر من|حد أقصى|حد أدنى)\s*)?$/i
const boundAfter =
  /^\s*(?:\+|and above|or more|& above|and over|or less|and below|فأكثر|فاكثر|أو أكثر|وأكثر|فأقل|فما فوق|ألف|الف|مليون|million|thousand)?\s*$/i

function withUnit({ before, numbers, after }: Bare, { measure: { unit, power }, isArabic }: Way): string {
  const scaled =
    power === 0 ? numbers : numbers.replace(/[\d٠-٩][\d٠-٩.,٫٬]*/g, (number) => scale(number, power))
  const parted = scaled.replace(/\s*[–—-]\s*/, isArabic ? ' إلى ' : ' to ')
  const isRange = parted !== scaled
  const lead = isRange && isArabic && before === '' ? 'من ' : before
  // "2 million" is one number, "5,000 or more" a number with its bound behind the unit.
  const [, magnitude = '', bound = ''] = /^(\s*(?:ألف|الف|مليون|million|thousand)?)(.*)$/i.exec(after) ?? []
  const number = `${parted}${magnitude}`.trim()
  const behind = bound.trim() === '+' ? '+' : ` ${bound.trim()}`
  const put = (words: string) => `${lead}${words}${behind}`.trim()
  if (unit === undefined) return put(number)
  if (unit === '%') return put(`${number}%`)
  if (unit === 'times' && !isArabic) return put(`${number}x`)
  if (isArabic) return put(`${number} ${unit === 'AED' ? 'درهم' : (arabicUnits[unit] ?? unit)}`)
  if (/^[A-Z]{3}$/.test(unit)) return put(`${unit} ${number.replace(' to ', ` to ${unit} `)}`)
  return put(`${number} ${unitOf(unit, numbers)}`)
}

function unitOf(unit: string, numbers: string): string {
  const name = unit === 'workday' ? 'working day' : unit
  return numbers === '1' ? name : `${name}s`
}

const arabicUnits: Record<string, string> = {
  month: 'شهر',
  year: 'سنة',
  day: 'يوم',
  workday: 'يوم عمل',
  hour: 'ساعة',
  minute: 'دقيقة',
  point: 'نقطة',
  mile: 'ميل',
  times: 'ضعف',
}

function scale(number: string, power: number): string {
  const [whole = '', part = ''] = fold(number).text.replaceAll(',', '').split('.')
  const digits = `${whole}${part.padEnd(power, '0').slice(0, power)}`.replace(/^0+(?=\d)/, '')
  const rest = part.slice(power)
  const grouped = /^\d{1,15}$/.test(digits) ? Number(digits).toLocaleString('en') : digits
  return rest === '' ? grouped : `${grouped}.${rest}`
}

/** What the cell says by itself is not said again. */
function withBasis(words: string, { measure: { per, basis }, isArabic }: Way): string {
  const said = readFigures(words).figures
  if (said.length === 0) return words
  const period =
    per && !said.some((figure) => figure.per) ? [(isArabic ? arabicPeriods : englishPeriods)[per]] : []
  return [words, ...period, ...basis.filter((each) => !words.includes(each))].join(' ')
}
