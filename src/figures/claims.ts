import { classOf, everyUnit, isCapped, type Stated, stateFigures } from './claim-subject.ts'
import { compare, subtract } from './decimal.ts'
import type { Figure } from './figure.ts'
import { lastDayOf } from './read-last-day.ts'
import { readSentence, type Sentence, type TokenSpan } from './read-sentence.ts'
import { readWithout } from './read-without.ts'
import { clauseAt, everyScope, isIn, keyOf, type Scope, scopeOf, stemOf } from './scope.ts'
import { splitSentences } from './split-sentences.ts'

/** What is said of a thing: a figure, that there is none, that it is there, has no end or comes at once, or when it comes. */
export type Said = Figure | 'none' | 'given' | 'unlimited' | 'at once' | { often: readonly string[] }

/** What a line says of one thing, and for whom and when. */
export type Claim = {
  /** A name of the table, or the words that the figure stands among. */
  subject: string
  said: Said
  scope: Scope
  /** Where the table knows no name for it, the words that it stands among. */
  words?: readonly string[]
  /** One of several figures of its line, which hold for different customers or sums. */
  isTier?: true
}

export function claimsOf(line: string): Claim[] {
  const claims = splitSentences(line)
    .filter((sentence) => !/[?؟]\s*$/.test(sentence))
    .flatMap((sentence) => claimsOfSentence(readSentence(sentence)))
  // Several figures of one thing in one line are tiers, or say when each of them holds.
  const kinds = Map.groupBy(claims, kindOf)
  return [...kinds.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? []
    // "Free for life – no annual fee" says it twice.
    const isOnce = !isFigure(first.said) && others.every(({ said }) => said === first.said)
    const narrowed = [first, ...others].flatMap(({ scope }) => scope.narrowed)
    if (isOnce) return { ...first, scope: { ...first.scope, narrowed } }
    const all = [first, ...others]
    if (areParted(all)) return all
    return isFigure(first.said) ? all.map((claim): Claim => ({ ...claim, isTier: true })) : []
  })
}

/** "5% on fuel, 3% on dining": each is of another thing, and says so. */
function areParted(claims: readonly Claim[]): boolean {
  const named = claims.map(({ scope }) =>
    scope.narrowed
      .flatMap(({ kind, name }) => (/^wh(?:o|at)$/.test(kind) ? [name] : []))
      .sort()
      .join(),
  )
  return !named.includes('') && new Set(named).size === named.length
}

function kindOf({ subject, said }: Claim): string {
  if (isFigure(said)) return `${subject} ${classOf(said.unit)}`
  return `${subject} ${typeof said === 'string' ? 'whether' : 'often'}`
}

export function isFigure(said: Said): said is Figure {
  return typeof said === 'object' && 'value' in said
}

/** A sentence with more figures is a table: none of them says anything by itself. */
const mostFigures = 8

function claimsOfSentence(whole: Sentence): Claim[] {
  const figures = whole.figures.filter((figure) => !isPast(whole, figure) && !isTax(whole, figure))
  const sentence = { ...whole, figures }
  if (sentence.figures.length > mostFigures) return []
  return [
    ...claimsOfFigures(sentence),
    ...leastBalanceOf(sentence),
    ...lastDayOf(sentence),
    ...readWithout(sentence),
  ]
}

/** "AED 25 if the balance falls below AED 3,000": who has to pay for less has to keep so much. */
function leastBalanceOf(sentence: Sentence): Claim[] {
  const isCharged = sentence.subjects.some(({ name }) => name.endsWith('fee'))
  const isOfBalance = sentence.subjects.some(({ name }) => name === 'balance')
  if (!isCharged || !isOfBalance) return []
  return sentence.figures.flatMap(({ figure, from, to }): Claim[] => {
    const near = sentence.tokens.slice(Math.max(0, from - 2), to)
    const isBelow = near.some(({ text }) => below.test(text))
    if (!isBelow || !/^(?:money|bare)$/.test(classOf(figure.unit))) return []
    const scope = { ...scopeOf(sentence, { from, to }), narrowed: [], conditions: [] }
    return [{ subject: 'balance', said: { ...figure, bound: 'min' }, scope }]
  })
}

const below = /^(?:<|below|under|beneath|تحت|دون|عن|اقل)$/

function claimsOfFigures(sentence: Sentence): Claim[] {
  const stated = stateFigures(sentence)
  const claims = stated.flatMap((one): Claim[] => {
    const { subject, figure } = one
    const others = stated.filter((other) => other !== one && other.subject !== subject)
    if (subject === undefined || isTier(sentence, one)) return []
    const clause = clauseAt(sentence, one.from)
    const isBeside = stated.some((other) => other !== one && isIn(other, clause))
    return thresholdOf(
      subject,
      countedAs(subject, figure),
      isNamedLeast(sentence, one) || (!isBeside && isDemanded(sentence, clause, one)),
      isFrom(sentence, one),
    ).map((said) => ({
      ...paidDown(subject, isLimit(subject, sentence) ? limited(said) : said),
      scope: scopeOfFigure(sentence, one, others),
    }))
  })
  const [only, second] = sentence.figures
  if (claims.length > 0 || !only || second) return claims
  const words = wordsRound(sentence, only)
  if (words === undefined) return []
  return [{ subject: words.join(' '), words, said: only.figure, scope: scopeOf(sentence, only) }]
}

/** An age is the same wherever one applies. */
function scopeOfFigure(sentence: Sentence, one: Stated, others: readonly Stated[]): Scope {
  const scope = { ...scopeOf(sentence, one), conditions: conditionsOf(sentence, one, others) }
  if (one.subject !== 'age') return scope
  return { ...scope, narrowed: scope.narrowed.filter(({ name }) => !/^(?:online|branch|travel)$/.test(name)) }
}

/** "Loan up to 1m: fee 0.5%", "free if the loan is 2m+": it says when something else holds, and nothing of itself. */
function isTier(sentence: Sentence, { subject = '', from, to }: Stated): boolean {
  if (!/^(?:amount|tenor)$/.test(subject)) return false
  const { tokens, figures } = sentence
  const isLabel = tokens[to]?.text === ':' && figures.some((other) => other.from >= to)
  const clause = clauseAt(sentence, from)
  return isLabel || tokens.slice(clause.from, from).some(({ text }) => /^(?:if|when|لو|اذا|عند)$/.test(text))
}

/** "+ 5% VAT" says of the figure before it that the tax comes on top. */
function isTax({ tokens }: Sentence, { figure, from, to }: Sentence['figures'][number]): boolean {
  const beside = [tokens[from - 1], tokens[to]]
  return figure.unit === '%' && beside.some((token) => /^(?:vat|ضريبه)$/.test(token?.text ?? ''))
}

/** "Was 2.5%, now 1.99%": the first holds no more; "up to 1m → 0.5%" is a tier and its rate. */
function isPast({ tokens, figures }: Sentence, { from, to, figure }: Sentence['figures'][number]): boolean {
  const next = figures.find((other) => other.from >= to)
  const isLast = next === undefined || classOf(next.figure.unit) !== classOf(figure.unit)
  const before = tokens.slice(Math.max(0, from - 2), from)
  const isLed = /^(?:→|->|=>)$/.test(tokens[to]?.text ?? '')
  return !isLast && (isLed || before.some(({ text }) => past.test(text)))
}

const past = /^(?:was|were|previously|formerly|كان|كانت|سابقا)$/

/** "4 cinema tickets" and "4 movie tickets" count the same, and "FX 1.99" is a share. */
function countedAs(subject: string, figure: Figure): Figure {
  const isShare = figure.unit === undefined && /^\d{1,2}\.\d{1,2}$/.test(String(figure.value))
  if (isShare && /^(?:rate|cashback|foreign currency fee)$/.test(subject)) return { ...figure, unit: '%' }
  const isCounted = /^count:|^times$/.test(figure.unit ?? '') && counted.test(subject)
  return isCounted ? { ...figure, unit: `count:${subject}` } : figure
}

const counted =
  /^(?:lounge|guest|supplementary cards|parking|airport transfer|cinema tickets|golf|transfers|withdrawals|cheque leaves)$/

const thresholds = /^(?:salary|balance|minimum spend|deposit amount|down payment)$/

/** Of a price, the share that is not financed is the least that is paid down. */
function paidDown(subject: string, figure: Figure): Pick<Claim, 'subject'> & { said: Figure } {
  const { value, bound } = figure
  const isMost =
    subject === 'financed share' && /^(?:exact|upTo|max)$/.test(bound) && typeof value === 'string'
  if (!isMost || compare(value, '100') > 0) return { subject, said: figure }
  return { subject: 'down payment', said: { ...figure, value: subtract('100', value), bound: 'min' } }
}

/** "Salary of AED 8,000 needed" is the least that is needed; "a salary of AED 30,000 earns a gift" is not. */
function thresholdOf(subject: string, figure: Figure, isDemanded: boolean, isFromAge: boolean): Figure[] {
  if (subject === 'spend') return []
  if (subject === 'age' && figure.bound === 'exact' && isFromAge) return [{ ...figure, bound: 'min' }]
  if (!thresholds.test(subject) || typeof figure.value !== 'string') {
    const isSegment = thresholds.test(subject) && subject !== 'down payment'
    return isSegment ? [] : [figure]
  }
  if (subject !== 'down payment' && !isDemanded) return []
  return figure.bound === 'exact' ? [{ ...figure, bound: 'min' }] : [figure]
}

/** "Minimum balance AED 3,000 or salary AED 12,000": the least by its name, whatever stands beside it. */
function isNamedLeast({ tokens, figures, subjects }: Sentence, { figure, from }: Stated): boolean {
  const subject = subjects.findLast((each) => each.from <= from)
  if (
    !/^(?:min|exact)$/.test(figure.bound) ||
    !subject ||
    figures.some((other) => isIn(other, { from: subject.from, to: from }))
  )
    return false
  const words = tokens.slice(Math.max(0, subject.from - 1), subject.to)
  return words.some(({ text }) => /^(?:min|minimum|ادني)$/.test(text))
}

/** "From age 8", "من عمر 8 سنوات". */
function isFrom({ tokens, subjects }: Sentence, { from }: Stated): boolean {
  const age = subjects.findLast((each) => each.name === 'age' && each.from <= from)
  return age !== undefined && /^(?:from|من|starting|open)$/.test(tokens[age.from - 1]?.text ?? '')
}

/** Said to be the least, or to be needed, or with nothing beside it. */
function isDemanded({ tokens, subjects }: Sentence, clause: TokenSpan, figure: TokenSpan): boolean {
  const words = tokens.flatMap(({ kind, text }, at) => {
    const here = { from: at, to: at + 1 }
    return kind === 'word' && isIn(here, clause) ? [{ text, here }] : []
  })
  const isOther = ({ text, here }: (typeof words)[number]) =>
    !everyScope.has(text) && ![figure, ...subjects].some((place) => isIn(here, place))
  return words.some(({ text }) => demanded.test(text)) || !words.some(isOther)
}

const demanded =
  /^(?:min|minimum|minium|minimun|minmum|mininum|kept|maintained|held|least|required?|requires|need|needed|needs|must|only|accepted|eligible|qualify|apply|maintain|keep|mandatory|ادني|اقل|يقل|تقل|يجب|لازم|مطلوب|يشترط|احتفاظ|فقط)$/

/** "On balances above AED 50,000", "for 12 months", "per USD 2": when the figure beside it holds. */
function conditionsOf(sentence: Sentence, one: Stated, others: readonly Stated[]): string[] {
  const conditions = others.filter(
    (other) => !isOfOtherPart(sentence, one, other) && saysWhen(sentence, one, other),
  )
  const tierOf = (at: number) =>
    tierAhead.test(sentence.tokens[at - 1]?.text ?? '') ? `${sentence.tokens[at - 1]?.text} ` : ''
  return [
    ...new Set(
      conditions.map(
        ({ figure, from }) => `${figure.unit === undefined ? tierOf(from) : ''}${keyOf(figure)}`,
      ),
    ),
  ].sort()
}

function saysWhen(sentence: Sentence, one: Stated, { subject, figure, from, to }: Stated): boolean {
  const before = sentence.tokens[from - 1]?.text ?? ''
  if (subject === undefined) {
    return (
      isCondition(figure) ||
      everyUnit.test(before) ||
      (figure.unit === undefined && tierAhead.test(before)) ||
      (one.subject === 'financed share' && classOf(figure.unit) === 'money') ||
      isMoneyForShare(one.figure, figure)
    )
  }
  if (/^(?:spend|minimum spend|salary|balance|deposit amount)$/.test(subject)) return true
  // "Tenor 25-48 months: new 2.69%" is a row of that tenor.
  if (subject === 'tenor' && one.subject === 'rate') return sentence.tokens[to]?.text === ':'
  return subject === 'amount' && one.figure.unit === '%' && /^(?:over|min|max)$/.test(figure.bound)
}

/**
 * "AED 99, waived if the balance is 35k", "in 24 hours and valid for 60 days": what is said in a part of its own parts the
 * figure before it from no other.
 */
function isOfOtherPart(sentence: Sentence, one: Stated, other: Stated): boolean {
  const clause = clauseAt(sentence, other.from)
  if (one.from > other.from) return false
  const between = sentence.tokens.slice(one.to, other.from)
  const isTime = /^(?:term|time)$/.test(classOf(other.figure.unit))
  if (isTime && between.some(({ text }) => holding.test(text))) return true
  if (isIn(one, clause)) return false
  const ahead = sentence.tokens.slice(clause.from, other.from).map(({ text }) => text)
  const hasOwn = sentence.figures.some((each) => isIn(each, clause) && each.from < other.from)
  const isWaived = ahead.some((text) => waived.test(text))
  return ahead.some((text) => onlyIf.test(text)) && (hasOwn || isWaived)
}

const waived = /^(?:waived?|free|معف\p{L}*|مجان\p{L}*)$/u
const holding = /^(?:valid|validity|lasts?|expires?|و?صالح\p{L}*|و?ساري\p{L}*)$/u
const onlyIf = /^(?:if|when|once|with|for|above|over|لو|اذا|عند|ل)$/

const tierAhead = /^(?:under|below|over|above|upto|[<>≤≥]|تحت|دون|فوق)$/

/** "Transfer AED 50,000 and get 2%". */
function isMoneyForShare(share: Figure, { unit, bound }: Figure): boolean {
  return share.unit === '%' && classOf(unit) === 'money' && bound === 'exact'
}

function isCondition({ bound, unit, value }: Figure): boolean {
  // "Over 3, 6 or 12 months" is a choice and parts nothing.
  if (Array.isArray(value)) return false
  return (
    /^(?:term|time)$/.test(classOf(unit)) || typeof value === 'object' || /^(?:over|min|from)$/.test(bound)
  )
}

/** "Cashback limit AED 600", "50 interest-free days": the most that there is. */
function limited(figure: Figure): Figure {
  return classOf(figure.unit) !== 'percent' && figure.bound === 'exact' ? { ...figure, bound: 'max' } : figure
}

function isLimit(subject: string, sentence: Sentence): boolean {
  return /(?: limit|^grace period)$/.test(subject) || (subject === 'cashback' && isCapped(sentence))
}

/** The words round the one figure of a sentence, of its own part where that says enough, with what the figure counts. */
function wordsRound(sentence: Sentence, figure: Sentence['figures'][number]): string[] | undefined {
  const own = wordsIn(sentence, clauseAt(sentence, figure.from), figure)
  const all = wordsIn(sentence, { from: 0, to: sentence.tokens.length }, figure)
  const different = own.length > 2 ? own : all
  const [only = ''] = different
  return different.length > 1 || only.length >= shortestAlone ? different : undefined
}

/** In letters: what a word that stands alone beside a figure says of it. */
const shortestAlone = 5

function wordsIn(
  { tokens }: Sentence,
  place: TokenSpan,
  { from, to, figure }: Sentence['figures'][number],
): string[] {
  const isCount = classOf(figure.unit) === 'count'
  const words = tokens.slice(place.from, place.to).flatMap(({ kind, text }, index) => {
    const isInside = isIn({ from: place.from + index, to: place.from + index + 1 }, { from, to })
    const isSaid = kind === 'word' && !everyScope.has(text) && (isCount || !isInside)
    return isSaid ? [stemOf(text)] : []
  })
  return [...new Set(words)].sort()
}
