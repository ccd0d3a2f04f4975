import { compare, subtract } from './decimal.ts'
import type { Figure, Unit } from './figure.ts'
import { lastDayOf } from './read-last-day.ts'
import { isCurrency } from './read-quantity.ts'
import { readSentence, type Sentence, type TokenSpan } from './read-sentence.ts'
import { readWithout } from './read-without.ts'
import { clauseAt, everyScope, isIn, keyOf, type Scope, scopeOf } from './scope.ts'
import { splitSentences } from './split-sentences.ts'
import type { UnitClass } from './words/subjects.ts'

/** What is said of a thing: a figure, that there is none, that it is there, that it has no end, or when it comes. */
export type Said = Figure | 'none' | 'given' | 'unlimited' | { often: readonly string[] }

/** What a line says of one thing, and for whom and when. */
export type Claim = {
  /** A name of the table, or the words that the figure stands among. */
  subject: string
  said: Said
  scope: Scope
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
    return isOnce ? { ...first, scope: { ...first.scope, narrowed } } : []
  })
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

function claimsOfSentence(sentence: Sentence): Claim[] {
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
  const isOfBalance = sentence.subjects.some(({ name }) => /balance/.test(name))
  if (!isCharged || !isOfBalance) return []
  return sentence.figures.flatMap(({ figure, from, to }): Claim[] => {
    const near = sentence.tokens.slice(Math.max(0, from - 2), to)
    const isBelow = near.some(({ text }) => below.test(text))
    if (!isBelow || classOf(figure.unit) !== 'money') return []
    const scope = { ...scopeOf(sentence, { from, to }), narrowed: [], conditions: [] }
    return [{ subject: 'balance', said: { ...figure, bound: 'min' }, scope }]
  })
}

const below = /^(?:below|under|beneath|تحت|دون|عن)$/

/** A figure of a sentence with what it is about, where the table knows that. */
export type Stated = TokenSpan & { figure: Figure; subject: string | undefined }

export function stateFigures(sentence: Sentence): Stated[] {
  return sentence.figures.map((found) => ({ ...found, subject: subjectOf(sentence, found) }))
}

function claimsOfFigures(sentence: Sentence): Claim[] {
  const stated = stateFigures(sentence)
  const claims = stated.flatMap((one): Claim[] => {
    const { subject, figure } = one
    const others = stated.filter((other) => other !== one && other.subject !== subject)
    if (subject === undefined) return []
    const clause = clauseAt(sentence, one.from)
    const isBeside = stated.some((other) => other !== one && isIn(other, clause))
    return thresholdOf(subject, figure, !isBeside && isDemanded(sentence, clause, one)).map((said) => ({
      ...paidDown(subject, subject === 'cashback' && isCapped(sentence) ? limited(said) : said),
      scope: { ...scopeOf(sentence, one), conditions: conditionsOf(sentence, one, others) },
    }))
  })
  const [only, second] = sentence.figures
  if (claims.length > 0 || !only || second) return claims
  const subject = wordsRound(sentence, only)
  return subject === undefined ? [] : [{ subject, said: only.figure, scope: scopeOf(sentence, only) }]
}

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
function thresholdOf(subject: string, figure: Figure, isDemanded: boolean): Figure[] {
  if (subject === 'spend') return []
  if (!thresholds.test(subject) || typeof figure.value !== 'string') {
    const isSegment = thresholds.test(subject) && subject !== 'down payment'
    return isSegment ? [] : [figure]
  }
  if (subject !== 'down payment' && !isDemanded) return []
  return figure.bound === 'exact' ? [{ ...figure, bound: 'min' }] : [figure]
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
  /^(?:min|minimum|least|required?|requires|need|needed|needs|must|only|accepted|eligible|qualify|apply|maintain|keep|mandatory|ادني|اقل|يقل|تقل|يجب|لازم|مطلوب|يشترط|احتفاظ|فقط)$/

/** "On balances above AED 50,000", "for 12 months", "per USD 2": when the figure beside it holds. */
function conditionsOf(sentence: Sentence, one: Stated, others: readonly Stated[]): string[] {
  const conditions = others.filter(({ subject, figure, from }) =>
    subject === undefined
      ? isCondition(figure) ||
        everyUnit.test(sentence.tokens[from - 1]?.text ?? '') ||
        isMoneyForShare(one.figure, figure)
      : /^(?:spend|minimum spend|salary|balance|deposit amount)$/.test(subject) ||
        (subject === 'amount' && one.figure.unit === '%' && /^(?:over|min|max)$/.test(figure.bound)),
  )
  return [...new Set(conditions.map(({ figure }) => keyOf(figure)))].sort()
}

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

const farthest = 8

function subjectOf(sentence: Sentence, found: TokenSpan & { figure: Figure }): string | undefined {
  const { tokens, qualifiers, subjects } = sentence
  const { per, unit, method, bound, value } = found.figure
  if (/^(?:vat|ضريبه)$/.test(tokens[found.to]?.text ?? '')) return undefined
  const named = nearestSubject(sentence, found)
  const kind = classOf(unit)
  const isFixedFor =
    named === undefined && tokens.some(({ text }) => /^(?:fixed|ثابت|ثابته)$/.test(text)) && hasTerm(sentence)
  const isOfYear = unit === '%' && (per === 'year' || method !== undefined || isFixedFor)
  if (named === undefined || (named === 'financed share' && isOfYear)) {
    if (isOfYear) return 'rate'
    if (kind === 'term' && isAlone(sentence, found)) return 'tenor'
    if (/^count:(?:guest|prize|branch|atm|country|currency|instalment)$/.test(unit ?? ''))
      return unit?.slice('count:'.length)
    if (/^(?:point|mile)$/.test(unit ?? '') && tokens.some(({ text }) => everyUnit.test(text)))
      return 'earned'
    const isLater = qualifiers.some(({ kind, name }) => kind === 'year' && name === 'later')
    return isLater && kind === 'money' && subjects.length === 0 ? 'annual fee' : undefined
  }
  if (named === 'fee') return feeOf(per) ?? named
  if (named === 'amount' && per !== undefined) return undefined
  if (named === 'cashback' && kind === 'money' && bound === 'exact' && !isCapped(sentence))
    return 'cashback once'
  const isFirst = /^(?:first|initial|اول|fixed|ثابت)$/.test(
    (tokens[found.from - 1]?.text === 'for' ? tokens[found.from - 2] : tokens[found.from - 1])?.text ?? '',
  )
  const isOfLoan =
    subjects.every(({ name }) => name !== 'tenor') && bound === 'exact' && typeof value === 'string'
  if (named === 'tenor' && (isFirst || (isOfLoan && !isAlone(sentence, found)))) return undefined
  const near = tokens.slice(Math.max(0, found.from - 2), found.to + 3)
  // "+ VAT" adds a tax, and nothing else.
  const isExtra = near.some(
    ({ text }, at) => extra.test(text) && !/^(?:vat|ضريبه)$/.test(near[at + 1]?.text ?? ''),
  )
  return isExtra && kind === 'percent' ? `${named} on top` : named
}

function hasTerm({ figures }: Sentence): boolean {
  return figures.some(({ figure }) => classOf(figure.unit) === 'term')
}

/** "Cashback limit AED 600": the most that there is. */
function limited(figure: Figure): Figure {
  return classOf(figure.unit) === 'money' && figure.bound === 'exact' ? { ...figure, bound: 'max' } : figure
}

function isCapped({ tokens }: Sentence): boolean {
  return tokens.some(({ text }) => /^(?:cap|capped|limit|limited|ceiling|سقف|حد)$/.test(text))
}

function feeOf(per: Figure['per']): string | undefined {
  if (per === 'year') return 'annual fee'
  return per === 'month' ? 'monthly fee' : undefined
}

const everyUnit = /^(?:per|every|each|لكل|كل|مقابل)$/
const extra = /^(?:\+|extra|additional|bonus|lower|reduction|اضافي|اضافيه|تخفيض)$/

/** The nearest subject that is said in such a unit, with no other figure between; before the figure rather than behind. */
function nearestSubject(
  { subjects, figures }: Sentence,
  { figure, from, to }: TokenSpan & { figure: Figure },
): string | undefined {
  const kind = classOf(figure.unit)
  const inside = subjects.find((each) => each.as[kind] !== undefined && isIn(each, { from, to }))
  if (inside) return inside.as[kind]
  const before = subjects.findLast((each) => each.to <= from && each.as[kind] !== undefined)
  const after = subjects.find((each) => each.to > to && each.from > from && each.as[kind] !== undefined)
  const isFree = (least: number, most: number) =>
    !figures.some((other) => other.from >= least && other.to <= most)
  const ahead = before && isFree(before.to, from) ? from - before.to : undefined
  const behind = after && isFree(to, after.from) ? Math.max(0, after.from - to) : undefined
  if (ahead !== undefined && ahead <= farthest && (behind === undefined || ahead <= behind + 1))
    return before?.as[kind]
  return behind !== undefined && behind <= 4 ? after?.as[kind] : undefined
}

export function classOf(unit: Unit | undefined): UnitClass {
  if (unit === undefined) return 'bare'
  if (isCurrency(unit)) return 'money'
  if (unit === '%') return 'percent'
  if (/^(?:year|month)$/.test(unit)) return 'term'
  return /^(?:week|day|workday|hour|minute|second)$/.test(unit) ? 'time' : 'count'
}

/** Whether a sentence is nothing but the figure: "300 months", "5 years max". */
function isAlone({ tokens }: Sentence, { from, to }: TokenSpan): boolean {
  return tokens.every(
    ({ kind, text }, at) =>
      (at >= from && at < to) ||
      kind === 'sign' ||
      /^(?:max|maximum|upto|up|to|only|over|على|علي|فقط)$/.test(text),
  )
}

/** The words of a sentence with one figure, where the table knows none of them; at least two that say something. */
function wordsRound({ tokens }: Sentence, figure: TokenSpan): string | undefined {
  const words = tokens.flatMap((token, index) => {
    const isInside = index >= figure.from && index < figure.to
    return token.kind === 'word' && !isInside && !everyScope.has(token.text)
      ? [token.text.replace(/s$/, '')]
      : []
  })
  const different = [...new Set(words)].sort()
  return different.length > 1 ? different.join(' ') : undefined
}
