import { type Locale, otherLocale } from '#base/locale.ts'
import type { Figure, Mention } from '#figures/figure.ts'
import { fold } from '#figures/fold.ts'
import { phraseAt } from '#figures/phrases.ts'
import { readFigures } from '#figures/read-figures.ts'
import { cutTokens, type Token } from '#figures/tokens.ts'
import { withoutArticle } from '#figures/without-article.ts'
import { sayFigure } from '#pairs/say-figure.ts'
import { sayDay } from '../say-day.ts'
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
  const dates = mentions.filter((mention): mention is Dated => mention.kind === 'date')
  const isOther = mentions.some(({ kind }) => kind !== 'date' && kind !== 'ordinal')
  if (isOther || unread.length > 0) return undefined
  if (isBent(text, figures, locale)) return undefined
  const parts: string[] = []
  const mayName = locale === 'ar-AE' && (text.match(arabicWord)?.length ?? 0) > 2
  const pieces = putThingsFirst(putFreeBehind(partsOf(text, figures, dates), locale), locale)
  for (const [place, part] of pieces.entries()) {
    const isNamed = mayName && isOfName(pieces, place)
    const words = 'figure' in part || !isNamed ? undefined : part.text
    const next = pieces[place + 1]
    const isOfFigure = 'word' in part && part.word?.english === 'of' && next && 'figure' in next
    if (isOfFigure && locale === 'ar-AE') continue
    const said = sayPart(part, words, locale)
    if (said === undefined) return undefined
    const isOn = 'word' in part && part.word?.isOn === true && /[%٪]$/.test(parts.at(-1) ?? '')
    const isCarried = !hasArabic(pieces[place - 1]?.text ?? '')
    const isJoined = locale === 'ar-AE' && isCarried && joined.test(parts.at(-1) ?? '')
    if (isJoined) parts.push(joinTo(parts.pop() ?? '', said, pieces[place]))
    else parts.push(`${place > 0 ? part.gap : ''}${isOn ? on[locale] : ''}${said}`)
  }
  const whole = parts.join('').replace(/\s+/g, ' ').trim()
  return joined.test(whole) && locale === 'ar-AE' ? undefined : whole
}

function sayPart(part: Part, named: string | undefined, locale: Locale): string | undefined {
  if ('figure' in part) return figureIn(part.figure, locale)
  if ('date' in part) return dateIn(part.date, locale)
  return named ?? wordsIn(part, locale)
}

/** What the other language says in another order: "monthly rate", "0 processing fee", "for min 50k". */
function isBent(text: string, figures: readonly Figure[], locale: Locale): boolean {
  if (locale === 'en-AE') return false
  const isNothing = figures.some(({ value, unit }) => value === '0' && unit === undefined)
  return isNothing || bent.test(text)
}

const bent =
  /\b(?:monthly|weekly|yearly|annual|daily) (?!fees?\b|salary|multi|profit rate|interest rate|(?:transfer )?limit)[a-z]|\bfor (?:min|max|at least|over|above|up to)\b/i

/** "For" and "and" are one with the word behind them. */
const joined = /(?:^|\s)[لو]$/

function joinTo(before: string, said: string, part: Part | undefined): string {
  const isTime = part && 'figure' in part && ofTime.test(part.figure.unit ?? '')
  if (!/ل$/.test(before)) return `${before}${said}`
  if (isTime) return `${before}مدة ${said}`
  if (part && 'figure' in part) return `${before.replace(/ل$/, '')}مقابل ${said}`
  return said.startsWith('ال') ? `${before}${said.replace(/^ال/, 'ل')}` : `${before}${said}`
}

const ofTime = /^(?:day|workday|week|month|year|hour|minute)$/

/** "Free terminal" is a terminal for nothing: what it is of stands first. */
function putFreeBehind(parts: readonly Part[], locale: Locale): Part[] {
  const ordered = [...parts]
  for (let at = 0; locale === 'ar-AE' && at + 1 < ordered.length; at += 1) {
    const [one, next] = [ordered[at], ordered[at + 1]]
    const isFree = one && 'word' in one && one.word?.english === 'free' && /[A-Za-z]/.test(one.text)
    const isThing = next && 'word' in next && next.word !== undefined && !leading.test(next.word.english)
    if (!isFree || !isThing) continue
    ordered.splice(at, 2, { ...next, gap: one.gap }, { ...one, gap: next.gap })
    at += 1
  }
  return ordered
}

/** "AED 1,000 voucher" is a voucher of that worth, "5% cashback" one of that share. */
function putThingsFirst(parts: readonly Part[], locale: Locale): Part[] {
  const ordered = [...parts]
  for (let at = 0; locale === 'ar-AE' && at + 1 < ordered.length; at += 1) {
    const [one, next] = [ordered[at], ordered[at + 1]]
    if (!one || !next || !('figure' in one) || !('word' in next) || !next.word || next.word.isOn) continue
    const { bound, unit } = one.figure
    const isForeign = /[A-Za-z]/.test(next.text) && bound === 'exact'
    if (!isForeign || noThing.test(next.word.arabic) || !/^(?:%|[A-Z]{3})$/.test(unit ?? '')) continue
    const worth = unit === '%' ? ' بنسبة ' : ' بقيمة '
    const gap = next.word.arabic.startsWith('ال') ? ' ' : worth
    ordered.splice(at, 2, { ...next, gap: one.gap }, { ...one, gap })
    at += 1
  }
  return ordered
}

/** Prepositions, and what is said of the figure itself. */
const noThing =
  /^(?:من|على|في|عند|مع|ضمن|بعد|قبل|لكل|كل|حتى|شاملة|غير|خلال|عبر|مجان|فقط|بحد|بدون|إنفاق|و|ل|ثم|أو|ثابت|متناقص|شهري|سنوي|فوراً|بما|باستثناء|حول|داخل|خارج|معفاة|بضمان|وإلا)/

/** What leads on to something else is none that is free. */
const leading = /^(?:and|or|for|with|after|before|until|per|of|on|in|if|when|then|only)(?: |$)/

/** `gap`: what stands before it. */
type Part = { from: number; to: number; text: string; gap: string } & (
  | { figure: Figure }
  | { date: Dated }
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
function partsOf(text: string, figures: readonly Figure[], dates: readonly Dated[]): Part[] {
  const folded = fold(text)
  const written = cutTokens(text, folded)
  const tokens = written.map((token) =>
    token.isArabic ? { ...token, text: withoutArticle(token.text) } : token,
  )
  const from = (at: number) => folded.starts[written[at]?.from ?? 0] ?? 0
  const to = (at: number) => folded.ends[(written[at]?.to ?? 1) - 1] ?? text.length
  const parts: Part[] = []
  const gapTo = (start: number) => text.slice(parts.at(-1)?.to ?? 0, start)
  for (let at = 0; at < written.length; ) {
    const figure = figures.find((each) => each.from <= from(at) && from(at) < each.to)
    if (figure) {
      parts.push({ from: from(at), to: figure.to, text: figure.text, gap: gapTo(from(at)), figure })
      while (at < written.length && from(at) < figure.to) at += 1
      continue
    }
    const date = dates.find((each) => each.from <= from(at) && from(at) < each.to)
    if (date) {
      parts.push({ from: from(at), to: date.to, text: date.text, gap: gapTo(from(at)), date })
      while (at < written.length && from(at) < date.to) at += 1
      continue
    }
    const first = [...figures, ...dates].find((each) => each.from > from(at))
    const found = phraseAt(plainWords, tokens, at)
    const word = found && !(first && to(found.to - 1) > first.from) ? found : undefined
    const last = word ? word.to - 1 : at
    const said = leadOf(written[at], tokens[at], word?.meaning)
    const start = from(at)
    parts.push({
      from: start,
      to: to(last),
      text: text.slice(start, to(last)),
      gap: gapTo(start),
      word: said,
    })
    at = last + 1
  }
  return parts
}

/** "للمواطنين", "لعملاء": for whom. */
function leadOf(written?: Token, token?: Token, word?: PlainWord): PlainWord | undefined {
  if (!word || !written?.isArabic) return word
  const starts = (letter: string) => (token?.text ?? '').startsWith(letter) && !word.arabic.startsWith(letter)
  if (/^(?:and|for|with)(?: |$)/.test(word.english)) return word
  if (/^لل/.test(written.text) || starts('ل')) return { ...word, english: `for ${word.english}` }
  if (/^بال/.test(written.text)) return { ...word, english: `with ${word.english}` }
  return starts('و') ? { ...word, english: `and ${word.english}` } : word
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
  const said = isNarrower ? undefined : sayFigure(own, locale)
  const isOfWork = own.unit === 'hour' && /working|business|عمل/i.test(text)
  if (said !== undefined && isStrict.test(text)) return strictly(said, locale)
  if (said === undefined || !isOfWork) return said
  return locale === 'ar-AE' ? `${said} عمل` : said.replace(/hours?/, 'working $&')
}

/** "Under 12" is not "at most 12". */
const isStrict = /(?:under|below|less than|lower than|fewer than)\s|<|(?<!\p{L})(?:أقل من|اقل من|دون|تحت)\s/iu

function strictly(said: string, locale: Locale): string {
  return locale === 'ar-AE'
    ? said.replace(/^بحد أقصى /, 'أقل من ')
    : said.replace(/^(?:max\.?|maximum|at most|up to) /i, 'under ').replace(/^(?!under )/, 'under ')
}

type Dated = Extract<Mention, { kind: 'date' | 'time' }>

/** A day with its month; what leads to it is said by its own word. */
function dateIn({ text, value }: Dated, locale: Locale): string | undefined {
  const isForeign = locale === 'ar-AE' ? /[A-Za-z]/.test(text) : hasArabic(text) || /[٠-٩]/.test(text)
  if (!isForeign) return text
  const days = typeof value === 'string' ? [value] : [value.from, value.to]
  const said = days.map((day) => sayDay(day, locale))
  const led = leadOfDate.exec(text)?.[0].toLowerCase().trim()
  const lead = led === undefined ? '' : leadsOfDate[locale][/^(?:before|قبل)$/.test(led) ? 'before' : 'until']
  if (said.includes(undefined)) return undefined
  return `${lead}${said.join(locale === 'ar-AE' ? ' إلى ' : ' to ')}`
}

const leadOfDate = /^(?:until|till|til|by|before|up to|upto|حتى|لغاية|قبل|لين)\s/iu
const leadsOfDate: Record<Locale, { before: string; until: string }> = {
  'en-AE': { before: 'before ', until: 'until ' },
  'ar-AE': { before: 'قبل ', until: 'حتى ' },
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
