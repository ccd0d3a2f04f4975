import type { Line } from './line.ts'
import { cutPiece, type Piece } from './piece.ts'

/** "8% – back on fuel", "AED 500: welcome bonus" */
export function readFigure({
  text,
  piece,
}: Line): { kind: 'figure'; figure: Piece; label: Piece } | undefined {
  const found = text.length > 140 ? undefined : figureBefore.exec(text)
  if (!found || isFigure(text)) return
  const [figure, label] = cutPiece(piece, found[0].length)
  const isTerm =
    termOnly.test(found[1] ?? '') && /^\s*[^\d٠-٩]{0,4}[\d٠-٩.,٫]+\s*[%٪]/.test(text.slice(found[0].length))
  return isTerm ? { kind: 'figure', figure: label, label: figure } : { kind: 'figure', figure, label }
}

const timeUnit =
  '(?:[-‑]?stars?|seconds?|secs?|minutes?|mins?|hours?|hrs?|h(?![\\p{L}])|days?|weeks?|months?|years?|times|ثوان[ٍي]?|ثانية|دقيقة|دقائق|ساعة|ساعات|يوم[اً]*|أيام|أسبوع[اً]*|أسابيع|شهر[اً]*|أشهر|شهور|سنة|سنوات|عام[اً]*|أعوام|مرات)'

const numberWord =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ثلاث[ةه]?|أربع[ةه]?|خمس[ةه]?|ست[ةه]?|سبع[ةه]?|ثماني?[ةه]?|تسع[ةه]?|عشر[ةه]?)'

const two =
  '(?:دقيقتان|دقيقتين|ساعتان|ساعتين|يومان|يومين|أسبوعان|أسبوعين|شهران|شهرين|عامان|عامين|سنتان|سنتين|مرتان|مرتين)'

const money = '(?:درهم[اً]*|دراهم|دولار[اً]*|يورو|ريال[اً]*)'

/** "مليون درهم", without a digit. */
const round = `(?:نصف\\s+)?(?:صفر|مليون|مليار|ألف)(?=\\s+${money})`

const number = `(?:${round}|[\\d٠-٩][\\d٠-٩.,٫٬]*(?:\\s?/\\s?[\\d٠-٩]+)?|xx+|${numberWord}(?=\\s+${timeUnit})|${two}|(?:دقيقة|ساعة|يوم|أسبوع|شهر|سنة|عام|مرة)\\s+واحدة?)`

const figureUnit = `(?:%|٪|★|⭐|x|k|m|bn|million|billion|thousand|${timeUnit}|AED|USD|EUR|p\\.a\\.|${money}|مليون|ألف|آلاف|\\+)`

const one = `(?:(?:up to|from|over|more than|less than|under|at least|only|just|about|around|nearly|almost|min\\.?|max\\.?|حتى|من|أكثر من|أقل من|ابتداءً من|لغاية|نحو)\\s*)?(?:(?:[\\p{Sc}+~≈<>≥≤]|AED|USD|EUR)\\s*)?${number}(?:\\s*${figureUnit}(?:\\s${figureUnit})?)?\\+?`

const range = `(?:${timeUnit}\\s*(?:to|إلى|[–-])\\s*)?${one}(?:\\s*(?:to|إلى|[–-])\\s*${one})?`

/** "2.19% flat p.a." */
const behindFigure =
  '(?:\\s*/\\s*(?:year|month|day|week|سنة|شهر|يوم)|\\s+(?:flat|reducing|fixed|variable|p\\.?a\\.?|per (?:annum|year|month|day)|a (?:year|month|day|week)|yearly|monthly|annually|سنوي[اً]*|شهري[اً]*|ثابت[ةاً]*|متناقص[ةاً]*|في (?:السنة|الشهر|العام)))*'

/** "8%", "AED 5,000", "7 days to 5 years". */
const figureBefore = new RegExp(
  `^\\s*(?:[•-]\\s*)?(${range}${behindFigure})\\s*(?:[–—|=]|\\s-\\s|:\\s|\\t|\\s{3})\\s*(?=\\S)`,
  'iu',
)

const wholeFigure = new RegExp(`^\\s*${range}${behindFigure}\\s*$`, 'iu')

/** "1. Sign in" counts lines and nothing in them. */
const figureFirst = new RegExp(`^\\s*(?![\\d٠-٩]{1,2}\\.\\s)${range}${behindFigure}\\s+(?=\\p{L})`, 'iu')

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
