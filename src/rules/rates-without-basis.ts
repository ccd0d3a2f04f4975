import type { Folded } from '#figures/fold.ts'
import type { TextRange } from './value-checks.ts'

/** Rates of interest, profit or return of which the text does not say what they are reckoned on: a year, a month, how. */
export function findRatesWithoutBasis({ text, starts, ends }: Folded): TextRange[] {
  if (!/\d ?(?:%|p|ب|ف)|% ?\d|\d\.\d/.test(text)) return []
  const read = text.replace(percentWords, same).replace(yearlyOfOthers, same)
  return Array.from(read.matchAll(rate)).flatMap(({ 0: words, index }) => {
    const end = index + words.length
    if (nothing.test(words) || based.test(clauseAround(read, index, end))) return []
    return [{ start: starts[index] ?? 0, end: ends[end - 1] ?? 0 }]
  })
}

/** Taken out without moving what stands behind it; a rate is seen in no blank. */
function same(words: string): string {
  return /^\s?(?:per ?cent|pct|ب|ف)/.test(words)
    ? `%${' '.repeat(words.length - 1)}`
    : '|'.repeat(words.length)
}

/** The text from the last mark before `start` to the first one after `end`. */
function clauseAround(text: string, start: number, end: number): string {
  const before = text.slice(0, start).split(clauseEnd).at(-1) ?? ''
  const after = text.slice(end).split(clauseEnd)[0] ?? ''
  return before + text.slice(start, end) + after
}

const percentWords =
  /(?<=\d)\s?(?:per ?cent|pct)(?![a-z])|(?<=\d)\s?(?:بال|في ال)(?:ميه|مييه|مايه|ميءه)(?!\p{L})/gu
const rateWords =
  '(?<![a-z])(?:rates?|interest|profits?|apr|returns?)(?![a-z])|معدل|ربح|ارباح|فايده|فوايد|عايد|عوايد'
/** What is so much of a payment is a fee: "a fee of 2% on top of the rate of the day". */
const ofFee =
  '(?<!(?:(?<![a-z])(?:fees?|charges?|commissions?|mark-?ups?)|رسوم|رسم|عموله|رسوما|رسما)(?: (?:of|is|at|قدرها|قدره|بنسبه))? ?)'
/** That one is so much above or below another says how far they are apart. */
const percentage = `${ofFee}(?:(?<![\\d.,٫])\\d{1,9}(?:[.٫]\\d{1,9})? ?%|(?<!\\d ?)% ?\\d{1,9}(?:[.٫]\\d{1,9})?)(?! (?:higher|lower|more|less|discount|off|اعلي|اقل))`
/** "Home loans @ 3.99" leaves even the percent out. */
const bare =
  '(?<![a-z])(?:loans?|finance|financing|mortgages?|deposits?|savings?|interest|rates?) (?:@|at|of|from|just|only|only at|just at) ?\\d{1,2}\\.\\d{1,2}(?![\\d.,]| ?(?:%|x|m|bn|k|million|billion|stars?|out)(?![a-z]))'
/** "4.25% on savings" is a rate without being called one. */
const onSavings = `${percentage} (?:on (?:[a-z]{1,12} ){0,2}(?:savings?|deposits?)(?![a-z])|علي (?:ال)?(?:ودايع|وديعه|وديعت|مدخرات|توفير)[\u0621-\u064a]{0,4})`
const rate = new RegExp(
  `(?:${rateWords})[^.|]{0,40}?${percentage}|${percentage}[^.|]{0,25}?(?:${rateWords})|${onSavings}|${bare}`,
  'g',
)

/** Nothing a year is nothing at all. */
const nothing = /^\D*0(?:[.٫]0+)? ?%\D*$/

const basis =
  '(?:in|for|during) 20\\d\\d|(?:في|عام|خلال|سنه) (?:عام )?20\\d\\d|per annum|p\\.a\\.?|(?<![a-z])pa(?![a-z])|p\\.m\\.?|(?<![a-z])pm(?![a-z])|/ ?(?:months?|mth|mo|years?|yr)(?![a-z])|(?:per|every|each) (?:year|month)|a (?:year|month)|annual|(?<![a-z])apr(?![a-z])|yearly|monthly|flat|reducing|eibor|سنوي|[بف]ال?سنه|في السنه|في العام|كل سنه|شهري|[بف]ال?شهر|في الشهر|كل شهر|ثابت|متناقص|ايبور|for (?:the )?(?:first |next |1st )?(?:\\d{1,2}|\\p{L}{3,7}) ?(?:months|years|mths|yrs)|ل(?:مده )?(?:\\d{1,2}|\\p{L}{3,7}) (?:اشهر|شهر|سنوات|سنه)'
const based = new RegExp(basis, 'u')
/** What else is yearly says nothing of a rate. */
const yearlyOfOthers =
  /(?:annual|yearly|monthly) (?:membership |card )?(?:fees?|charges?|costs?|memberships?|subscriptions?|income|salary|spend(?:ing)?|bonus(?:es)?|statements?|reports?)|(?:رسوم|رسم|اشتراك|دخل|راتب|انفاق|مكافاه|كشف)\p{L}{0,20} (?:ال)?(?:سنوي|شهري)\p{L}{0,20}/gu

/** What a rate becomes that has been told with its term. */
const thenChanged = 'then the |ثم (?:ايبور|[يت]صبح|[يت]نخفض|[يت]عود|[يت]رتفع)'

/** A mark that ends a clause; not the one between a rate and its "per annum", nor one within a number. */
const clauseEnd = new RegExp(`[.!?;](?=\\s|$)|\\n|[,،:] (?!(?:${basis}|${thenChanged}))`, 'u')
