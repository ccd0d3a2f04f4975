import { multiply } from './decimal.ts'
import type { Figure } from './figure.ts'
import { indexesIn, type Sentence, type TokenSpan } from './read-sentence.ts'
import { boundsAfar, boundsBefore } from './words/bounds.ts'
import { monthOf } from './words/months.ts'
import type { Qualifier } from './words/qualifiers.ts'

/** For whom, on what, and when a claim holds. */
export type Scope = {
  narrowed: readonly Pick<Qualifier, 'kind' | 'name'>[]
  /** Figures beside it that say when it holds. */
  conditions: readonly string[]
  /** Names with capitals, which may be what it is about. */
  names: readonly string[]
  /** The stems of the words of its sentence, but for what it is said to be without. */
  stems: ReadonlySet<string>
}

export const everywhere: Scope = { narrowed: [], conditions: [], names: [], stems: new Set() }

/** What narrows a claim that stands at a place: in its own clause, and before the first one. */
export function scopeOf(sentence: Sentence, { from }: TokenSpan): Scope {
  const fees = sentence.subjects.filter(({ name }) => / fee$|^cinema tickets$/.test(name))
  const clause = clauseAt(sentence, from)
  const before = subjectClause(sentence, clause)
  const all = [...sentence.qualifiers, ...othersOf(sentence)]
  // "New 2.69%, used 3.45%": a clause that says by itself of what it is takes nothing over.
  const own = new Set(sentence.qualifiers.flatMap((each) => (isIn(each, clause) ? [each.kind] : [])))
  const narrowed = all.filter((each) => {
    const isHere = isIn(each, clause) || each.to <= (sentence.clauses[0]?.from ?? 0)
    const isOfItself =
      sentence.subjects.some(({ name }) => name === 'foreign currency fee') && abroad.test(each.name)
    if (isOfItself || isOfRecord(sentence, each)) return false
    const isBefore = isIn(each, before) && /^(?:who|what)$/.test(each.kind) && !own.has(each.kind)
    const taken = each.kind === 'ever' ? sentence.subjects : fees
    return (isHere || isBefore) && !taken.some((subject) => isIn(each, subject))
  })
  return {
    narrowed: narrowed.map(({ kind, name }) => ({ kind, name })),
    conditions: [],
    names: /[\p{Ll}\p{Script=Arabic}]/u.test(sentence.text) ? namesOf(sentence) : [],
    stems: stemsOf(sentence),
  }
}

/** "As per the new tariff": not of new cars. */
function isOfRecord({ tokens }: Sentence, { name, to }: TokenSpan & Qualifier): boolean {
  return (
    name === 'new' &&
    /^(?:tariff|sheet|fees?|rates?|prices?|pricing|schedule|policy|terms|page)$/.test(tokens[to]?.text ?? '')
  )
}

/** Where a fee for foreign currency is charged anyway. */
const abroad =
  /^(?:abroad|for (?:international|intl|foreign|overseas|abroad|non-aed|currency|currencies|دوليه|خارجيه))$/

/** "5% cashback on groceries, capped at AED 200": a clause without a subject goes on with the one before it. */
function subjectClause(sentence: Sentence, clause: TokenSpan): TokenSpan {
  if (sentence.subjects.some((subject) => isIn(subject, clause))) return clause
  const subject = sentence.subjects.findLast(({ to }) => to <= clause.from)
  return subject ? clauseAt(sentence, subject.from) : clause
}

export function clauseAt({ clauses, tokens }: Sentence, at: number): TokenSpan {
  return clauses.find((clause) => at >= clause.from && at < clause.to) ?? { from: 0, to: tokens.length }
}

export function isIn(inner: TokenSpan, outer: TokenSpan): boolean {
  return inner.from >= outer.from && inner.to <= outer.to
}

/** A figure in the form in which two are compared: a year is twelve months, above is not below. */
export function keyOf({ value, unit, bound }: Figure): string {
  const isYears = unit === 'year' && typeof value === 'string'
  const amount = isYears ? `"${multiply(value, '12')}" month` : `${JSON.stringify(value)} ${unit}`
  if (/^(?:over|min|from)$/.test(bound)) return `above ${amount}`
  return /^(?:max|upTo)$/.test(bound) ? `below ${amount}` : amount
}

/** Whether two claims speak of the same: where one is narrower than the other, they may both hold. */
export function haveOneScope(one: Scope, other: Scope): boolean {
  return (
    isEqual(partsOf(one, other), partsOf(other, one)) &&
    isEqual(one.conditions, other.conditions) &&
    haveOneYear(one, other) &&
    !areApart(namesOfKind(one, /^product$/), namesOfKind(other, /^product$/)) &&
    !areApart(one.names, other.names)
  )
}

/** Of what and for whom it is said; words of no table part nothing where the other says them as well, anywhere. */
function partsOf(scope: Scope, other: Scope): string[] {
  return namesOfKind(scope, /^(?:who|what)$/).filter((name) => {
    const [, word] = /^for (\S+)$/.exec(name) ?? []
    return word === undefined || !other.stems.has(stemOf(word))
  })
}

function stemsOf({ tokens }: Sentence): ReadonlySet<string> {
  return new Set(
    tokens.flatMap(({ kind, text }, at) =>
      kind === 'word' && !without.test(tokens[at - 1]?.text ?? '') ? [stemOf(text)] : [],
    ),
  )
}

const without = /^(?:without|no|بدون|دون)$/

/** What the forms of a word have in common: "open", "opens", "opened" and "opening". */
export function stemOf(word: string): string {
  return word.length > 3 ? word.replace(/(?:ings?|ed|es|s)$/, '') : word
}

/** A claim for ever holds in every year, and what is said of later years is said of the thing itself. */
function haveOneYear(one: Scope, other: Scope): boolean {
  if (isForEver(one) || isForEver(other)) return true
  const years = [one, other].map((scope) => namesOfKind(scope, /^year$/).filter((name) => name !== 'later'))
  return isEqual(years[0] ?? [], years[1] ?? [])
}

export function isForEver({ narrowed }: Scope): boolean {
  return narrowed.some(({ kind }) => kind === 'ever')
}

/** "Whatsoever", "always": nothing and nobody is an exception. */
export function isForAll({ narrowed }: Scope): boolean {
  return narrowed.some(({ kind }) => kind === 'any' || kind === 'ever')
}

/** Whether one claim is said of all that the other is a part of: of all balances, all terms, all kinds of spend. */
export function isWider(one: Scope, other: Scope): boolean {
  return (
    namesOfKind(one, /^(?:who|what|year)$/).length === 0 &&
    one.conditions.length === 0 &&
    namesOfKind(other, /^(?:who|year)$/).length === 0 &&
    !areApart(one.names, other.names)
  )
}

export function isFirstYear({ narrowed }: Scope): boolean {
  return narrowed.some(({ kind, name }) => kind === 'year' && name === 'first')
}

function namesOfKind({ narrowed }: Scope, kinds: RegExp): string[] {
  return [...new Set(narrowed.flatMap(({ kind, name }) => (kinds.test(kind) ? [name] : [])))].sort()
}

function isEqual(ones: readonly string[], others: readonly string[]): boolean {
  return ones.join() === others.join()
}

/** Both name something, and nothing in common. */
function areApart(ones: readonly string[], others: readonly string[]): boolean {
  return ones.length > 0 && others.length > 0 && !ones.some((name) => others.includes(name))
}

/** "For apartments": words of no table that narrow a claim as well. */
function othersOf({ tokens, written, subjects, qualifiers, figures }: Sentence): (TokenSpan & Qualifier)[] {
  const taken = new Set([...subjects, ...qualifiers, ...figures].flatMap(indexesIn))
  const found: (TokenSpan & Qualifier)[] = []
  for (const [at, { text }] of tokens.entries()) {
    if (isOrdinal(tokens, at) && !taken.has(at))
      found.push({ from: at, to: at + 1, kind: 'what', name: `number ${tokens[at - 1]?.text}` })
    const isJoined = /^[وف]?لل/.test(written[at]?.text ?? '')
    const isPlace = /^(?:in|from)$/.test(text) && tokens[at + 1]?.isCapital === true
    if (!isJoined && !isPlace && !/^(?:for|on|at|with|علي|عند|في|لدي|مع)$/.test(text)) continue
    const first = isJoined ? at : at + 1
    for (let next = first; next <= first + 3; next += 1) {
      const token = tokens[next]
      if (
        token?.kind !== 'word' ||
        /^(?:for|on|at|of|by|in|with|no|without|to|and|or|if|when|who|that|which|is|are|و?من|و?في|او|و?(?:بدون|بلا|دون|مع|لا))$/.test(
          token.text,
        )
      )
        break
      if (taken.has(next) || isPlain(token.text)) continue
      found.push({ from: next, to: next + 1, kind: 'what', name: `for ${token.text}` })
    }
  }
  return found
}

/** "2nd supplementary card", but not "2nd December". */
function isOrdinal(tokens: Sentence['tokens'], at: number): boolean {
  return (
    /^(?:st|nd|rd|th)$/.test(tokens[at]?.text ?? '') &&
    tokens[at - 1]?.kind === 'number' &&
    monthOf(tokens[at + 1]?.text ?? '') === undefined
  )
}

/** Words with capitals that are no part of a figure or subject; the first word is one where it is a label. */
function namesOf({ tokens, subjects, qualifiers, figures }: Sentence): string[] {
  const known = qualifiers.filter(({ kind }) => kind !== 'what')
  const taken = new Set([...subjects, ...known, ...figures].flatMap(indexesIn))
  return tokens.flatMap(({ kind, text, isCapital, isArabic }, index) => {
    const isOfCard = /^(?:بطاقه|حساب|برنامج)$/.test(tokens[index - 1]?.text ?? '')
    const isSpecial = kind === 'word' && (isArabic ? isOfCard : isCapital)
    const isName = isSpecial && !taken.has(index) && !isPlain(text)
    const isLabel = index > 0 || /^(?:[:-]|card|account)$/.test(tokens[1]?.text ?? '')
    return isName && isLabel ? [text] : []
  })
}

function isPlain(word: string): boolean {
  return everyScope.has(word) || monthOf(word) !== undefined
}

/** Words that say nothing of what a figure is about. */
export const everyScope = new Set([
  ...(
    'a an the of on in at to for with and or is are was be your ur our we you u all any every everyone everybody anyone anybody each get gets earn earns enjoy receive just only now new free ' +
    'complimentary per up off vat incl inc excl aed usd uae dubai bank card cards credit cardholder cardholders account customers members this that it as by from than more less have has can will ' +
    'us before after until till by first offer offers order orders booking bookings average avg monthly purchase purchases transaction transactions txns amount value time times year years month months day days life eligible valid today please pls fee fees reducing flat spent'
  ).split(' '),
  ...'طلبات طلب حجوزات حجز من في على علي الى الي مع و او هو هي كل لكل عند حتى حتي عن لك احصل استمتع مجاني مجانا مجانيه بطاقه بطاقتك ايتمان ايتمانيه عميل عملاء جميع حصول مبلغ قيمه سنه شهر'.split(
    ' ',
  ),
  ...boundsAfar.byLast.keys(),
  ...boundsBefore.byLast.keys(),
])
