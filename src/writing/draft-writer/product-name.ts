import type { Locale } from '#base/locale.ts'
import { type Name, namesIn, specialWords, wordsOf } from '#facts/names.ts'
import { isWorkAlone, nameGiven } from '../brief/work-words.ts'
import { hasArabic } from './text.ts'

/** Of a topic that is named in both languages, "Kunooz savings account (حساب كنوز للتوفير)", the part in the page's own. */
export function partInLanguage(whole: string, locale: Locale): string {
  const topic = nameGiven(whole) ?? whole
  const [own, other] = locale === 'ar-AE' ? [arabicWord, latinWord] : [latinWord, arabicWord]
  if (!own.test(topic) || !other.test(topic)) return topic
  const parts = topic
    .split(/[()[\]/|\n]|\s[–—-]\s/)
    .flatMap((each) => (locale === 'en-AE' ? each.split(betweenScripts) : each))
    .filter((each) => !isWorkAlone(each))
  // "حساب Skyline للتوفير – حملة الصيف": the name stands within the first.
  const [first = ''] = parts
  const isWithin = locale === 'ar-AE' && /\p{Script=Arabic}\s+\p{Script=Latin}/u.test(first)
  if (isWithin && own.test(first) && parts.length > 1) return first.trim()
  const part = parts.find((each) => own.test(each) && !other.test(each))
  return (part ?? (parts.length === 1 ? parts[0] : undefined))?.trim() ?? topic
}

/** An English page cannot keep an Arabic word within a name, as an Arabic page can an English one. */
const betweenScripts =
  /(?<=\p{Script=Latin})\s+(?=\p{Script=Arabic})|(?<=\p{Script=Arabic})\s+(?=\p{Script=Latin})/u

const arabicWord = /\p{Script=Arabic}{2}/u
const latinWord = /\p{Script=Latin}{2}/u

/**
 * Names of products keep their letters on a page in another language: "تطبيق Skyline X", "Duo credit card". Of small letters
 * alone only what stands among Arabic words is one, and what ends as products do: "skyline infinite card".
 */
export function isProductName(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  if (words.length > 6) return false
  if (words.some(hasArabic)) return true
  const own = specialWords(text)
  const isCapital = words.every((word) => /^[^a-z]/.test(word) || specialWords(word).length === 0)
  return own.length > 0 && (isCapital || (own.length <= 2 && kindOf(text) !== undefined))
}

/**
 * The name as a line of the brief has it, where the topic gives it short or only says of what kind the product is: "cashback
 * plus refresh", "new card page". Nothing where lines name more than one.
 */
export function nameInLines(topic: string, messages: readonly string[]): string | undefined {
  if (topic === '' || hasArabic(topic)) return undefined
  const [special, kind] = [specialWords(topic), kindOf(topic)]
  const lines = messages.flatMap((message) => message.split('\n')).filter((line) => !isAgainst.test(line))
  const found = lines.flatMap(namesInLine).filter(({ text, isSure }) => {
    if (kind !== undefined && kindOf(text) !== kind) return false
    const [own, named] = [specialWords(text), wordsOf(text)]
    if (special.length === 0) return isSure && kind !== undefined && own.length > 0 && !topic.match(/\p{Lu}/u)
    const added = named.filter((word) => !wordsOf(topic).includes(word))
    const isWhole = named.length - added.length === wordsOf(topic).length
    return (
      own.join(' ') === special.join(' ') &&
      isWhole &&
      added.length > 0 &&
      !added.some((word) => tiers.has(word))
    )
  })
  const [only, ...others] = new Set(found.map(({ text }) => text))
  return others.length === 0 ? only : undefined
}

/** "Product: Skyline Infinite Card" is sure of its name, though every word has a capital. */
function namesInLine(line: string): Name[] {
  const isIntroduced = /^(?:introducing|launching|presenting|meet|product(?: name)?\s?[:–-])\s/i.test(line)
  return namesIn(line).map((name) => (isIntroduced ? { ...name, isSure: true } : name))
}

/** Such lines name what the page is not about. */
const isAgainst = /\b(?:not|don['’]?t|never|no longer|old|unlike|instead of|replaces?|vs)\b/i

/** What products of banks are, by their last words. */
function kindOf(text: string): string | undefined {
  const last = wordsOf(text).findLast((word) => kinds.has(word) || shortKinds[word])
  return last && (shortKinds[last] ?? last)
}

const shortKinds: Record<string, string> = { cc: 'card', acc: 'account', acct: 'account' }

/** What has one of these besides is another product. */
const tiers = new Set(
  'platinum gold silver black classic world elite infinite signature titanium plus'.split(' '),
)

const kinds = new Set(
  'card account loan finance mortgage deposit certificate programme program plan wallet'.split(' '),
)
