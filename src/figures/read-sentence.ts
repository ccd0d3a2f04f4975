import { readDecimal, shift } from './decimal.ts'
import type { Figure, Mention, Unread } from './figure.ts'
import { fold } from './fold.ts'
import { type Phrases, phraseAt } from './phrases.ts'
import { readFigures } from './read-figures.ts'
import { cutTokens, type Token, type Tokens } from './tokens.ts'
import { withoutArticle } from './without-article.ts'
import { type Qualifier, qualifiers } from './words/qualifiers.ts'
import { type Subject, subjects } from './words/subjects.ts'

/** From one token up to another, which is not in it any more. */
export type TokenSpan = { from: number; to: number }

/** A sentence with all that its claims are made of, each at its place. */
export type Sentence = {
  text: string
  /** Arabic words without their article. */
  tokens: Tokens
  /** Each word as it is written. */
  written: Tokens
  subjects: readonly (TokenSpan & Subject)[]
  qualifiers: readonly (TokenSpan & Qualifier)[]
  figures: readonly (TokenSpan & { figure: Figure })[]
  mentions: readonly Mention[]
  /** Each says one thing, "AED 299" and "free in year 1"; what stands before the first holds for all of them. */
  clauses: readonly TokenSpan[]
}

export function readSentence(text: string): Sentence {
  const folded = fold(text)
  const written = cutTokens(text, folded)
  const tokens = written.map((token) =>
    token.isArabic ? { ...token, text: withoutArticle(token.text) } : token,
  )
  const at = new Map(written.map((token, index) => [folded.starts[token.from], index]))
  const reading = readFigures(text)
  const hasShare = reading.figures.some(({ unit }) => unit === '%')
  const readUnread = (unread: Unread) => {
    const isTier = /(?:under|over|above|below|[<>])\s?$/i.test(text.slice(0, unread.from))
    const months = hasShare ? readMonths(unread, isTier) : []
    return months.length > 0 ? months : readBare(unread)
  }
  const numbers = [...reading.figures, ...reading.unread.flatMap(readUnread)]
  const figures = numbers
    .sort((one, other) => one.from - other.from)
    .map((figure) => {
      const from = at.get(figure.from) ?? 0
      const length = written.slice(from).findIndex((token) => (folded.starts[token.from] ?? 0) >= figure.to)
      return { figure, from, to: length < 0 ? written.length : from + length }
    })
  // "Till 30 Apr" speaks of no rate.
  const isInDate = (place: number) =>
    reading.mentions.some(({ kind, from, to }) => kind === 'date' && place >= from && place < to)
  return {
    text,
    tokens,
    written,
    subjects: findAll(subjects, tokens)
      .filter(({ from }) => !isInDate(folded.starts[written[from]?.from ?? 0] ?? 0))
      .map((found) => namedFee(found, tokens)),
    qualifiers: findAll(qualifiers, tokens),
    figures,
    mentions: reading.mentions,
    clauses: cutClauses(tokens, figures),
  }
}

/** "25-48m" and "12m" beside a share: months, whatever else the letter may mean. */
function readMonths({ from, to, text }: Unread, isTier: boolean): Figure[] {
  const [, first = '', last] = /^(\d{1,3})(?:\s?[-–]\s?(\d{1,3}))?m$/i.exec(fold(text).text) ?? []
  const isTerm = last !== undefined || (Number(first) % 3 === 0 && !isTier)
  if (first === '' || !isTerm) return []
  const value = last === undefined ? first : { from: first, to: last }
  return [{ from, to, text, value, unit: 'month', bound: 'exact' }]
}

/** "Annual fee 700": it is not said of what, but it is not 800. Small ones with decimals are shares: "FX 1.99". */
function readBare(unread: Unread): Figure[] {
  const [, digits = '', magnitude = ''] =
    /^([\d,٠-٩]{3,}|[\d٠-٩]{1,3}(?:\.\d)?(?=k|mn?$)|\d{1,2}[.٫][\d٠-٩]{1,2})(k|mn?)?$/i.exec(unread.text) ??
    []
  const value = digits && readDecimal(fold(digits).text, true)
  if (!value) return []
  const isShare = magnitude === '' && /[.٫]/.test(digits)
  return [
    {
      ...unread,
      value: shift(value, powers[magnitude.charAt(0).toLowerCase()] ?? 0),
      bound: 'exact',
      ...(isShare && { unit: '%' as const }),
    },
  ]
}

const powers: Record<string, number> = { k: 3, m: 6 }

function findAll<Meaning extends object>(table: Phrases<Meaning>, tokens: Tokens): (TokenSpan & Meaning)[] {
  const found: (TokenSpan & Meaning)[] = []
  for (let index = 0; index < tokens.length; ) {
    const phrase = phraseAt(table, tokens, index)
    if (phrase) found.push({ from: index, to: phrase.to, ...phrase.meaning })
    index = phrase?.to ?? index + 1
  }
  return found
}

/** "Cancellation fee": of no table, and another one than a fee without a name. */
function namedFee<Found extends TokenSpan & Subject>(found: Found, tokens: Tokens): Found {
  if (found.name === 'fee' && tokens[found.from]?.isArabic) return namedArabicFee(found, tokens)
  const word = tokens[found.from - 1]
  const isSaid = found.name === 'fee' && /^(?:fee|charge)s?$/.test(tokens[found.from]?.text ?? '')
  if (!isSaid || word?.kind !== 'word' || word.isArabic || ofAnyFee.test(word.text)) return found
  const name = `${word.text} fee`
  return { ...found, name, as: { money: name, percent: name, bare: name } }
}

/** "رسوم فتح": what it is for stands behind it. */
function namedArabicFee<Found extends TokenSpan & Subject>(found: Found, tokens: Tokens): Found {
  const word = tokens[found.to]
  if (word?.kind !== 'word' || !word.isArabic || word.text.length < 3 || ofAnyArabicFee.test(word.text))
    return found
  const name = `${word.text} fee`
  return { ...found, name, as: { money: name, percent: name, bare: name } }
}

const ofAnyArabicFee =
  /^(?:و.*|على|علي|عند|عن|لكل|كل|بعد|قبل|اول|لاول|لمده|مده|مدي|حتي|لين|لغايه|من|في|خلال|خفيه|مخفيه|اضافيه|اضافي|اخري|اطلاقا|نهاييا|ابدا|تذكر|مجانا|مجانيه|فقط|بس|لل.*|ثابته|بسيطه|منخفضه|معفاه|معفيه|غير|شامله|شهريا|سنويا|اقل|تبدا|هي|ال.*|درهم|بنسبه|بقيمه|نسبه|قدرها|تصل|او|لا)$/

/** What any fee may be called. */
const ofAnyFee =
  /^(?:no|zero|nil|any|all|hidden|extra|other|additional|further|our|your|ur|the|a|an|this|these|its|their|only|of|and|or|in|on|for|with|without|plus|incl|excl|low|lower|lowest|small|nominal|minimal|reduced|high|flat|fixed|standard|normal|regular|applicable|total|single|one-?time|time|once|off|upfront|bank|card|account|free|waive|waived|waives|less|more|new|old|separate|same|usual|is|are|charge|charges|pay|paid|via|vat|first|year|yr|month|mth|quarterly|annual|monthly)$/

/** Parts between commas, brackets and the like; one that says nothing belongs to the one before it. */
function cutClauses(tokens: Tokens, figures: readonly TokenSpan[]): TokenSpan[] {
  const figureAt = new Map(figures.flatMap(({ from, to }) => indexesIn({ from, to }).map((at) => [at, from])))
  const starts = new Set(figures.map(({ from }) => from))
  const clauses: TokenSpan[] = []
  let from = 0
  let says = false
  for (const [at, token] of tokens.entries()) {
    if (isBreak(tokens, at) && !figureAt.has(at)) {
      close(clauses, { from, to: at }, says)
      from = at
      says = false
    }
    says ||= starts.has(at) || (token.kind === 'word' && saysSomething.test(token.text))
  }
  close(clauses, { from, to: tokens.length }, says)
  return clauses
}

function close(clauses: TokenSpan[], place: TokenSpan, says: boolean) {
  const last = clauses.at(-1)
  if (says || !last) clauses.push(place)
  else last.to = place.to
}

export function indexesIn({ from, to }: TokenSpan): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

function isBreak(tokens: Tokens, at: number): boolean {
  const { text, isApart } = tokens[at] as Token
  if (text === '-') return isApart && tokens[at + 1]?.isApart === true
  return /^(?:[,،;؛()/|]|and|&|but|then|else|otherwise|لكن|ثم|بعدين|والا)$/.test(text)
}

const saysSomething =
  /^(?:no|zero|nil|without|free|waived|unlimited|uncapped|required|needed|mandatory|must|بدون|بلا|دون|صفر|مجان\p{L}*|معف\p{L}*|محدود\p{L}*|لازم|يجب|مطلوب)$/u
