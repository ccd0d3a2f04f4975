import { rememberLast } from '#base/remember-last.ts'
import type { Span } from '#figures/figure.ts'
import { readSentence } from '#figures/read-sentence.ts'
import { conditionSpansIn } from './condition.ts'
import { wordsOf } from './names.ts'

/** What of a line tells whether it says a condition: its words, and for whom or what it holds, by the names of the tables. */
export type ConditionLine = { words: ReadonlySet<string>; narrowed: ReadonlySet<string>; isArabic: boolean }

export const conditionLineOf: (text: string) => ConditionLine = rememberLast(200, (text) => ({
  words: new Set(wordsOf(text)),
  narrowed: new Set(narrowedIn(text)),
  isArabic: isArabic(text),
}))

/** A condition that has no figure, as it is compared. */
export type WordedCondition = {
  /** What it is called in the tables, in whichever language it is said. */
  narrowed: readonly string[]
  /** Words that are its own. */
  words: readonly string[]
  isArabic: boolean
  /** It keeps somebody or something out: it must have been said by somebody. */
  isStrict: boolean
}

/** Conditions at their places: what a line of a brief has as its condition, and for whom a sentence says that it holds. */
export function wordedConditionsIn(text: string): Span[] {
  const spans = conditionSpansIn(text).map((span) => {
    const words = span.text.replace(/(?<![.!?؟])[.!?؟]+$/, '')
    return { ...span, text: words, to: span.from + words.length }
  })
  const forWhom = [...text.matchAll(people)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
    text: words,
  }))
  const isFree = ({ from, to }: Span) => !spans.some((span) => span.from < to && from < span.to)
  return [...spans, ...forWhom.filter(isFree)]
}

const people =
  /\bfor (?:[a-z][a-z-]{0,20} ){0,2}(?:customers|clients|nationals|residents|expats|expatriates|employees|students|cardholders)\b|(?<!\p{L})(?:للعملاء|لعملاء|لحاملي|للموظفين|للطلاب)\s\p{L}+|(?<!\p{L})(?:للمواطنين|للمقيمين)(?!\p{L})/giu

/** Nothing where it says only what every page says: "terms and conditions apply". */
export function readCondition(text: string): WordedCondition | undefined {
  const narrowed = narrowedIn(text)
  const words = wordsOf(text).filter((word) => word.length > 2 && !general.has(word))
  if (words.length === 0) return undefined
  return { narrowed, words, isArabic: isArabic(text), isStrict: strict.test(text) }
}

/** Whether the line says this condition; words in another script are not compared. */
export function saysCondition(line: ConditionLine, condition: WordedCondition): boolean {
  const { narrowed, words } = condition
  if (narrowed.length > 0 && narrowed.every((name) => line.narrowed.has(name))) return true
  const shared = words.filter((word) => line.words.has(word)).length
  return line.isArabic === condition.isArabic && shared > 0 && shared >= words.length / 2
}

function narrowedIn(text: string): string[] {
  return readSentence(text).qualifiers.flatMap(({ kind, name }) => (kind === 'product' ? [] : [name]))
}

function isArabic(text: string): boolean {
  return /\p{Script=Arabic}{2}/u.test(text)
}

const strict =
  /\b(?:only|new|existing|nationals?|residents?|expats?|salar\w+|employ\w+|students?|minimum|min|maximum|max|capped|excl\w*|except|unless|not valid)\b|فقط|حصرا|الجدد|الحاليين|المواطنين|للمواطنين|المقيمين|الراتب|الموظفين|باستثناء|ما عدا|بحد|شرط|يشترط/iu

/** Words of conditions that name none. */
const general = new Set(
  wordsOf(
    'terms term conditions condition apply applies applicable subject eligibility eligible approval approved bank banks credit policy criteria fees charges full details see please ' +
      'the and for with your you our this that from all any are can may will has have when once while each every time times only valid provided long unless ' +
      'customers customer card cards account accounts loan loans offer offers service services ' +
      'تطبق الشروط والاحكام شروط احكام واحكام وفق وفقا حسب موافقه البنك الاهليه لاهليه ائتمانيه الايتمانيه سياسه معايير الرسوم رسوم ' +
      'عند اذا كل جميع هذا هذه التي الذي علي الي من في مع لدي عبر عملاء للعملاء العملاء البطاقه بطاقتك الحساب العرض ساري فقط',
  ),
)
