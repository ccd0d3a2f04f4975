import { compare } from './decimal.ts'
import type { Bound, Figure } from './figure.ts'
import { phraseAt, phraseBefore } from './phrases.ts'
import type { Amount } from './read-amount.ts'
import { isCurrency } from './read-quantity.ts'
import { isGlued, type Tokens } from './tokens.ts'
import { basesAfter, basesBefore } from './words/bases.ts'
import { boundsAfar, boundsAfter, boundsBefore, reaches } from './words/bounds.ts'

/** What stands round an amount and belongs to it, with the tokens that the whole takes up. */
export type Round = Pick<Figure, 'bound' | 'per' | 'method' | 'vat' | 'marker'> & { from: number; to: number }

/** Where its neighbours are: the token behind the last one, and the first tokens of all that come after. */
export type Neighbours = { least: number; starts: ReadonlySet<number> }

export function readRound(tokens: Tokens, amount: Amount, neighbours: Neighbours): Round {
  const before = boundBefore(tokens, amount, neighbours.least)
  const after = readAfter(tokens, amount, neighbours.starts)
  const basis = basisBefore(tokens, before.from, neighbours.least)
  const isPlus =
    amount.unit !== 'ratio' && tokens.slice(amount.from, amount.to).some(({ text }) => text === '+')
  const own = isPlus ? 'min' : before.bound
  return {
    bound: 'exact',
    ...basis,
    ...after.found,
    ...pick(own ?? after.bound),
    from: before.from,
    to: after.to,
  }
}

function pick(bound: Bound | undefined) {
  return bound && { bound }
}

function boundBefore(tokens: Tokens, amount: Amount, least: number): { from: number; bound?: Bound } {
  const { from, value, unit } = amount
  const isRange = typeof value === 'object' && 'from' in value
  const direct = phraseBefore(boundsBefore, tokens, from, least)
  if (isRange && isOpening(tokens[from - 1]?.text)) return { from: from - 1 }
  if (direct) {
    const bound = boundIn(tokens, direct.from, direct.meaning, amount)
    if (bound) return { from: direct.from, bound }
  }
  const isPlus = tokens[from - 1]?.text === '+' && isGlued(tokens[from])
  if (isPlus && (unit?.startsWith('count:') || isLargeSum(amount)) && !isAdded(tokens, from - 1))
    return { from: from - 1, bound: 'min' }
  if (isReached(tokens, from, least)) return { from: from - 1, bound: 'upTo' }
  if (tokens[from - 1]?.text === 'in' || tokens[from - 1]?.text === 'في') {
    if (!isRange && /^(?:second|minute|hour|day|workday)$/.test(unit ?? ''))
      return { from: from - 1, bound: 'within' }
  }
  const bound = boundAfar(tokens, from, least)
  return bound ? { from, bound } : { from }
}

/** "+2 million" is that and more, where nothing stands before it that it could be added to. */
function isLargeSum({ value, unit }: Amount): boolean {
  const isMoney = unit === undefined || isCurrency(unit)
  return isMoney && typeof value === 'string' && compare(value, '1000') >= 0
}

function isAdded(tokens: Tokens, plus: number): boolean {
  const before = tokens[plus - 1]
  return before?.kind === 'number' || before?.text === '%' || isGlued(tokens[plus])
}

function isOpening(word = ''): boolean {
  return /^[وف]?(?:from|frm|between|من|بين|مابين)$/.test(word)
}

/** Words that mean a bound with some units alone. */
function boundIn(tokens: Tokens, at: number, bound: Bound, amount: Amount): Bound | undefined {
  const word = tokens[at]?.text ?? ''
  const unit: string = amount.unit ?? ''
  const isSpan = /^(?:year|month|week|day|workday|hour|minute|second)$/.test(unit)
  if (word === 'من' && unit.startsWith('count:')) return undefined
  if (word === 'from' && unit.startsWith('count:')) return undefined
  if (word === 'over' && (unit === 'month' || isPaid(tokens, at)) && isSpan) return undefined
  return bound
}

/** "repay over 5 years" says for how long. */
function isPaid(tokens: Tokens, at: number): boolean {
  for (let index = Math.max(0, at - 4); index < at; index += 1) {
    if (/^(?:re)?pa(?:y|yable|yment|id)|^spread|^instal/.test(tokens[index]?.text ?? '')) return true
  }
  return false
}

/** "reaches … to": "تصل قيمته إلى". */
function isReached(tokens: Tokens, at: number, least: number): boolean {
  if (!/^(?:to|الي)$/.test(tokens[at - 1]?.text ?? '')) return false
  for (let index = at - 2; index >= Math.max(least, at - 5); index -= 1) {
    if (reaches.test(tokens[index]?.text ?? '')) return true
  }
  return false
}

/** "minimum salary of": up to four words between, nothing else but a colon. */
function boundAfar(tokens: Tokens, at: number, least: number): Bound | undefined {
  for (let end = at; end > Math.max(least, at - 6); end -= 1) {
    const token = tokens[end - 1]
    const found = phraseBefore(boundsAfar, tokens, end, least)
    if (found) return found.meaning
    if (token?.kind === 'number' || (token?.kind === 'sign' && !/^[:.()]$/.test(token.text))) return undefined
    if (token && /^(?:and|or|with|plus|او|مع)$/.test(token.text)) return undefined
  }
  return undefined
}

type After = { bound?: Bound; found: Partial<Round>; to: number }

const mostWords = 6

/** Forward to the next figure, across brackets, over a few words, never over the end of a sentence. */
function readAfter(tokens: Tokens, { from, to, unit }: Amount, starts: ReadonlySet<number>): After {
  const after: After = { found: {}, to }
  let isNext = true
  let words = 0
  for (let at = to; at < tokens.length && words <= mostWords; ) {
    const found = stepAfter(tokens, at, after, isNext, starts)
    if (found) {
      if (isNext) after.to = found
      at = found
      continue
    }
    const token = tokens[at]
    if (!token || isEnd(tokens, at)) break
    const isNote = token.text === '(' || token.text === ')' || token.text === ','
    if (starts.has(at)) {
      const close = isNote ? undefined : closingOf(tokens, from, at)
      if (close === undefined) break
      at = close + 1
      isNext = false
      continue
    }
    if (token.kind === 'word') words += 1
    if (token.text === '،' || token.text === ',') words += 2
    isNext = isNext && /^[/-]$/.test(token.text) && isGlued(token)
    at += 1
  }
  if (isTax(tokens, to)) delete after.found.vat
  const tax = unit && isCurrency(unit) && !after.found.vat ? taxOf(tokens, to) : undefined
  if (tax) after.found.vat = tax
  return after
}

/** What begins at a token, put into `after`; the token after it. */
function stepAfter(tokens: Tokens, at: number, after: After, isNext: boolean, starts: ReadonlySet<number>) {
  const marker = markerAt(tokens, at)
  if (marker) {
    after.found.marker ??= marker
    return at + 1
  }
  const bound = isNext ? phraseAt(boundsAfter, tokens, at) : undefined
  const isOfOther = /^(?:once|مره)$/.test(tokens[at - 1]?.text ?? '') && !isNext
  const basis = isOfOther ? undefined : phraseAt(basesAfter, tokens, at)
  if (basis && (!bound || basis.to > bound.to)) {
    Object.assign(after.found, { ...basis.meaning, ...after.found })
    return basis.to
  }
  if (bound && !starts.has(bound.to) && !isJoining(tokens, at, bound.to)) {
    after.bound ??= bound.meaning
    return bound.to
  }
  return undefined
}

/** "Minimum of", and the sign of "4% + trustee fee": they say no bound of what is before them. */
function isJoining(tokens: Tokens, at: number, next: number): boolean {
  const behind = tokens[next]
  if (/^(?:of|is)$/.test(behind?.text ?? '')) return true
  return tokens[at]?.text === '+' && !isGlued(tokens[at]) && behind?.kind === 'word' && behind.isApart
}

function markerAt(tokens: Tokens, at: number): string | undefined {
  const token = tokens[at]
  return token && isGlued(token) && /^(?:\*+|[†‡§¹²³⁰-⁹]+)$/.test(token.text) ? token.text : undefined
}

function isEnd(tokens: Tokens, at: number): boolean {
  const text = tokens[at]?.text ?? ''
  return /^[\n!?;؛؟]$/.test(text) || (text === '.' && (tokens[at + 1]?.isApart ?? true))
}

/** The bracket that closes round a figure, when it was opened behind the one that is read. */
function closingOf(tokens: Tokens, from: number, at: number): number | undefined {
  let isOpen = false
  for (let index = at; index >= from && index > at - 12; index -= 1) {
    if (tokens[index]?.text === '(') isOpen = true
  }
  if (!isOpen) return undefined
  for (let index = at; index < Math.min(tokens.length, at + 16); index += 1) {
    if (tokens[index]?.text === ')') return index
  }
  return undefined
}

/** Whether what was read is itself the rate of the tax: "5% VAT". */
function isTax(tokens: Tokens, to: number): boolean {
  return /^(?:vat|ضريبه)$/.test(tokens[to]?.text ?? '')
}

/** "AED 199 + 5% VAT": the tax comes on top; "AED 1,575, 5% VAT included": it is in it. */
function taxOf(tokens: Tokens, at: number): Figure['vat'] {
  for (let index = at; index < Math.min(at + 8, tokens.length); index += 1) {
    if (isEnd(tokens, index)) return undefined
    if (tokens[index]?.kind !== 'number' || tokens[index + 1]?.text !== '%' || !isTax(tokens, index + 2))
      continue
    const round = [...tokens.slice(at, index), ...tokens.slice(index + 3, index + 5)].map(({ text }) => text)
    if (round.some((word) => /^(?:\+|plus|excl|excluding|ex|زايد)$/.test(word))) return 'excl'
    return round.some((word) => /^(?:incl|including|included|inclusive|inc|شامل|شامله)$/.test(word))
      ? 'incl'
      : undefined
  }
  return undefined
}

function basisBefore(tokens: Tokens, at: number, least: number): Partial<Round> {
  const found: Partial<Round> = {}
  for (let end = at; end > Math.max(least, at - 6); end -= 1) {
    const basis = phraseBefore(basesBefore, tokens, end, least)
    if (basis) Object.assign(found, { ...basis.meaning, ...found })
    const token = tokens[end - 1]
    if (token?.kind === 'number' || (token?.kind === 'sign' && !/^[:().]$/.test(token.text))) break
    if (token && /^(?:and|with|plus|مع)$/.test(token.text)) break
  }
  return found
}
