import { type Locale, otherLocale } from '#base/locale.ts'
import type { Figure } from '#figures/figure.ts'
import { fold } from '#figures/fold.ts'
import { phraseAt } from '#figures/phrases.ts'
import { readFigures } from '#figures/read-figures.ts'
import { cutTokens, type Token } from '#figures/tokens.ts'
import { withoutArticle } from '#figures/without-article.ts'
import { sayFigure } from '#pairs/say-figure.ts'
import { type PlainWord, plainWords } from './plain-words.ts'
import { hasArabic } from './text.ts'

/** In characters. */
const longest = 200

/**
 * A line of figures and of what they are, in either language or both mixed, in the words of one. What is in that language
 * already stays; nothing where a word of the other one is not known, for it might be the condition.
 */
export function sayPlainly(text: string, locale: Locale): string | undefined {
  if (text.length > longest) return undefined
  const { figures, mentions, unread } = readFigures(text)
  if (mentions.length + unread.length > 0) return undefined
  const parts: string[] = []
  let end = 0
  const mayName = locale === 'ar-AE' && (text.match(arabicWord)?.length ?? 0) > 2
  const pieces = partsOf(text, figures)
  for (const [place, part] of pieces.entries()) {
    const isNamed = mayName && isOfName(pieces, place)
    const words = 'figure' in part || !isNamed ? undefined : part.text
    const said = 'figure' in part ? figureIn(part.figure, locale) : (words ?? wordsIn(part, locale))
    if (said === undefined) return undefined
    const isOn = 'word' in part && part.word?.isOn === true && /[%٪]$/.test(parts.at(-1) ?? '')
    parts.push(`${text.slice(end, part.from)}${isOn ? on[locale] : ''}${said}`)
    end = part.to
  }
  return parts.join('').trim()
}

type Part = { from: number; to: number; text: string } & (
  | { figure: Figure }
  | { word: PlainWord | undefined }
)

/** Names keep their letters among Arabic words: "Easy Payment Plan"; one word at the beginning may be any. */
function isOfName(parts: readonly Part[], place: number): boolean {
  const isCapital = (part: Part | undefined) =>
    part !== undefined && 'word' in part && !part.word && /^[A-Z][A-Za-z]*$/.test(part.text)
  if (!isCapital(parts[place])) return false
  return place > 0 || isCapital(parts[1]) || /^[A-Z]{2,}$/.test(parts[0]?.text ?? '')
}

const arabicWord = /\p{Script=Arabic}{2,}/gu

/** Figures, phrases of the table, and the rest token by token. */
function partsOf(text: string, figures: readonly Figure[]): Part[] {
  const folded = fold(text)
  const written = cutTokens(text, folded)
  const tokens = written.map((token) =>
    token.isArabic ? { ...token, text: withoutArticle(token.text) } : token,
  )
  const from = (at: number) => folded.starts[written[at]?.from ?? 0] ?? 0
  const to = (at: number) => folded.ends[(written[at]?.to ?? 1) - 1] ?? text.length
  const parts: Part[] = []
  for (let at = 0; at < written.length; ) {
    const figure = figures.find((each) => each.from <= from(at) && from(at) < each.to)
    if (figure) {
      parts.push({ from: from(at), to: figure.to, text: figure.text, figure })
      while (at < written.length && from(at) < figure.to) at += 1
      continue
    }
    const first = figures.find((each) => each.from > from(at))
    const found = phraseAt(plainWords, tokens, at)
    const word = found && !(first && to(found.to - 1) > first.from) ? found : undefined
    const last = word ? word.to - 1 : at
    const said = leadOf(written[at], tokens[at], word?.meaning)
    parts.push({ from: from(at), to: to(last), text: text.slice(from(at), to(last)), word: said })
    at = last + 1
  }
  return parts
}

/** "للمواطنين", "لعملاء": for whom. */
function leadOf(written?: Token, token?: Token, word?: PlainWord): PlainWord | undefined {
  if (!word || !written?.isArabic) return word
  const isFor = /^لل/.test(written.text) || (/^ل/.test(token?.text ?? '') && !/^ل/.test(word.arabic))
  return isFor ? { ...word, english: `for ${word.english}` } : word
}

/** As it stands where it is in the language already; bounds and bases from farther off are said by their own words. */
function figureIn({ text }: Figure, locale: Locale): string | undefined {
  const isForeign = locale === 'ar-AE' ? /[A-Za-z]/.test(text) : hasArabic(text) || /[٠-٩٪]/.test(text)
  if (!isForeign) return text
  const [own, ...others] = readFigures(text).figures
  if (!own || others.length > 0) return undefined
  if (own.unit === 'ratio') return phraseOf(text, locale)
  // "3 supplementary cards" are more than three cards.
  const isNarrower = own.unit?.startsWith('count:') === true && text.split(/\s+/).length > 2
  return isNarrower ? undefined : sayFigure(own, locale)
}

/** "Buy 1 get 1" is said in words. */
function phraseOf(text: string, locale: Locale): string | undefined {
  const tokens = cutTokens(text)
  const found = phraseAt(plainWords, tokens, 0)
  if (found?.to !== tokens.length) return undefined
  return locale === 'ar-AE' ? found.meaning.arabic : found.meaning.english
}

function wordsIn(part: { text: string; word: PlainWord | undefined }, locale: Locale): string | undefined {
  const { text, word } = part
  const isForeign = locale === 'ar-AE' ? /[A-Za-z]/.test(text) : hasArabic(text)
  if (!isForeign) return commas[otherLocale(locale)][text] ?? text
  if (!word) return text === '،' ? ',' : undefined
  return locale === 'ar-AE' ? word.arabic : word.english
}

const on: Record<Locale, string> = { 'en-AE': 'on ', 'ar-AE': 'على ' }

/** By the language that they come from. */
const commas: Record<Locale, Record<string, string>> = {
  'en-AE': { ',': '،', ';': '؛' },
  'ar-AE': { '،': ',', '؛': ';' },
}
