import type { Line } from './line.ts'
import { cutPiece, type Piece } from './piece.ts'

type Figure = { kind: 'figure'; figure: Piece; label: Piece }

/** "8% – back on fuel", "AED 500: welcome bonus" */
export function readFigure(line: Line): Figure | undefined {
  const { text, piece } = line
  const found = text.length > longest ? undefined : figureBefore.exec(text)
  if (isFigure(text)) return
  if (!found) return readBoldFigure(line)
  const [figure, label] = cutPiece(piece, found[0].length)
  const isTerm =
    termOnly.test(found[1] ?? '') && /^\s*[^\d٠-٩]{0,4}[\d٠-٩.,٫]+\s*[%٪]/.test(text.slice(found[0].length))
  return isTerm ? { kind: 'figure', figure: label, label: figure } : { kind: 'figure', figure, label }
}

const longest = 140
const longestLabel = 60

/** "3 miles – for each dirham", "350 volunteers", where the number is bold and what it counts is not. */
function readBoldFigure({ text, piece, boldLength, list }: Line): Figure | undefined {
  const length = lengthOfBoldFigure(text, boldLength)
  if (list || length === 0 || text.length > longest) return
  const label = text.slice(length).trim()
  const isParted = length > boldLength && /[^\s.,]/.test(text.slice(boldLength, length))
  if (!isParted && (label.length > longestLabel || /[.!?؟:]$|[|•·;]\s/.test(label))) return
  const [figure, rest] = cutPiece(piece, length)
  return { kind: 'figure', figure, label: rest }
}

/** How long a bold beginning is that is a number of something, with the sign behind it. */
function lengthOfBoldFigure(text: string, boldLength: number): number {
  const bold = text.slice(0, boldLength).trim()
  if (boldLength >= text.trimEnd().length || !isNumberOf(bold)) return 0
  return boldLength + (/^\s*(?:[–—|=→←:-]\s*)?/.exec(text.slice(boldLength))?.[0].length ?? 0)
}

/** "12,000", "3 miles", "40 000": a number of whatever it is, where its look says that it is a figure. */
export function isNumberOf(text: string): boolean {
  return isFigure(text) || (numberOf.test(text) && text.length <= 22 && text.split(/\s+/).length <= 3)
}

const numberOf =
  /^(?:(?:AED|USD|EUR|[\p{Sc}+~<>≤≥])\s*)?[\d٠-٩][\d٠-٩.,٫٬]*(?![.)\d])(?:\s?[^\s.!?؟:،,]+){0,2}$/iu

const timeUnit =
  '(?:[-‑]?stars?|seconds?|secs?|minutes?|mins?|hours?|hrs?|h(?![\\p{L}])|days?|weeks?|months?|years?|times|ثوان[ٍي]?|ثانية|دقيقة|دقائق|ساعة|ساعات|يوم[اً]*|أيام|أسبوع[اً]*|أسابيع|شهر[اً]*|أشهر|شهور|سنة|سنوات|عام[اً]*|أعوام|مرات)'

const numberWord =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ثلاث[ةه]?|أربع[ةه]?|خمس[ةه]?|ست[ةه]?|سبع[ةه]?|ثماني?[ةه]?|تسع[ةه]?|عشر[ةه]?)'

const two =
  '(?:دقيقتان|دقيقتين|ساعتان|ساعتين|يومان|يومين|أسبوعان|أسبوعين|شهران|شهرين|عامان|عامين|سنتان|سنتين|مرتان|مرتين)'

const money = '(?:د\\.إ\\.?|درهم[اً]*|دراهم|دولار[اً]*|يورو|ريال[اً]*)'

/** "مليون درهم", without a digit. */
const round = `(?:نصف\\s+)?(?:صفر|مليون|مليار|ألف)(?=\\s+${money})`

/** "8 in 10", "#1". */
const share = '(?:#[\\d٠-٩]{1,3}|[\\d٠-٩]{1,3}\\s(?:in|out of|من كل|من أصل)\\s(?:every\\s)?[\\d٠-٩]{1,4})'

const number = `(?:${round}|${share}|[\\d٠-٩][\\d٠-٩.,٫٬]*(?:\\s?/\\s?[\\d٠-٩]+)?|xx+|${numberWord}(?=\\s+${timeUnit})|${two}|(?:دقيقة|ساعة|يوم|أسبوع|شهر|سنة|عام|مرة)\\s+واحدة?)`

const figureUnit = `(?:%|٪|★|⭐|x|k|m|bn|million|billion|thousand|${timeUnit}|AED|USD|EUR|p\\.a\\.|${money}|مليون|ألف|آلاف|\\+)`

const one = `(?:(?:up to|from|over|more than|less than|under|at least|only|just|about|around|nearly|almost|min\\.?|max\\.?|حتى|من|أكثر من|أقل من|ابتداءً من|لغاية|نحو)\\s*)?(?:(?:[\\p{Sc}+~≈<>≥≤]|AED|USD|EUR)\\s*)?${number}(?:\\s*${figureUnit}(?:\\s${figureUnit})?)?\\+?`

const range = `(?:${timeUnit}\\s*(?:to|إلى|[–-])\\s*)?${one}(?:\\s*(?:to|إلى|[–-])\\s*${one})?`

/** "2.19% flat p.a." */
const behindFigure =
  '(?:\\s*/\\s*(?:year|month|day|week|سنة|شهر|يوم)|\\s+(?:flat|reducing|fixed|variable|p\\.?a\\.?|per (?:annum|year|month|day)|a (?:year|month|day|week)|yearly|monthly|annually|سنوي[اً]*|شهري[اً]*|ثابت[ةاً]*|متناقص[ةاً]*|في (?:السنة|الشهر|العام)))*'

/** "8%", "AED 5,000", "7 days to 5 years". */
const figureBefore = new RegExp(
  `^\\s*(?:[•-]\\s*)?(${range}${behindFigure})\\s*(?:[–—|=→←]|\\s-\\s|:\\s|\\t|\\s{3})\\s*(?=\\S)`,
  'iu',
)

const wholeFigure = new RegExp(`^\\s*${range}${behindFigure}\\s*$`, 'iu')

/** "1. Sign in" counts lines and nothing in them. */
const figureFirst = new RegExp(
  `^\\s*(?:[•-]\\s*)?(?![\\d٠-٩]{1,2}\\.\\s)${range}${behindFigure}\\s+(?=\\p{L})`,
  'iu',
)

/** How long the figure is that a line begins with: "60 seconds on average", "AED 0 – to apply". */
export function lengthOfFigure(text: string): number {
  return (figureBefore.exec(text) ?? figureFirst.exec(text))?.[0].length ?? 0
}

/** "12 months: 3.35%" says the figure behind what it is for. */
const termOnly = new RegExp(`^\\s*[\\d٠-٩]+\\s*${timeUnit}\\s*$`, 'iu')

/** Whether these words are a figure and nothing else. */
export function isFigure(text: string): boolean {
  return wholeFigure.test(text)
}
