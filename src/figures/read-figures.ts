import type { Figure, Mention, Reading, Span } from './figure.ts'
import { type Folded, fold } from './fold.ts'
import { phraseAt, phraseBefore } from './phrases.ts'
import { type Amount, readAmounts, type Unclear } from './read-amount.ts'
import { type Aside, readMention } from './read-mention.ts'
import { isCurrency } from './read-quantity.ts'
import { readRatio } from './read-ratio.ts'
import { readRound } from './read-round.ts'
import { readUnclear } from './read-unclear.ts'
import { cutTokens, type Tokens } from './tokens.ts'
import { basesAfter } from './words/bases.ts'
import { boundsOfDate } from './words/bounds.ts'
import { currencies } from './words/currencies.ts'
import { multiples, multiplied, units } from './words/units.ts'

/** All figures of a text, in either language or both mixed. It never throws, whatever the text. */
export function readFigures(text: string): Reading {
  const folded = fold(text)
  const tokens = cutTokens(text, folded)
  const parts = readParts(tokens)
  const starts = new Set(parts.map(({ from }) => from))
  const reading: Reading = { figures: [], mentions: [], unread: [] }
  let least = 0
  for (const part of parts) {
    if ('mention' in part) reading.mentions.push(mentionOf(text, folded, tokens, part, least))
    else if (part.kind === 'unread') reading.unread.push(spanOf(text, folded, tokens, part))
    else least = addFigure(reading, text, folded, tokens, part, { least, starts })
    least = Math.max(least, part.to)
  }
  return reading
}

type Part = Amount | Unclear | Aside

/** What is at each token, the first that fits; every token with a digit is in one of them. */
function readParts(tokens: Tokens): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = readAt(tokens, at)
    const first = found[0]
    if (first && 'mention' in first && first.from < at) dropFrom(parts, first.from)
    parts.push(...found)
    at = Math.max(at + 1, found.at(-1)?.to ?? 0)
  }
  return parts
}

function readAt(tokens: Tokens, at: number): Part[] {
  const opening = readOpening(tokens, at)
  if (opening.length > 0) return opening
  const early = readUnclear(tokens, at)
  if (early && tokens[at]?.kind !== 'number') return [early]
  const mention = readMention(tokens, at)
  if (mention) return [mention]
  const found = readRatio(tokens, at) ?? early
  if (found) return [found]
  const amounts = readAmounts(tokens, at)
  if (amounts.length > 0) return amounts
  const implied = readImplied(tokens, at)
  if (implied) return [implied]
  return tokens[at]?.kind === 'number' ? [{ kind: 'unread', from: at, to: at + 1 }] : []
}

/** "1st 3 months": the ordinal is a part of what is counted. */
function readOpening(tokens: Tokens, at: number): Part[] {
  const isFirst =
    tokens[at]?.text === '1' && tokens[at + 1]?.text === 'st' && tokens[at + 2]?.kind === 'number'
  const [first, ...others] = isFirst ? readAmounts(tokens, at + 2) : []
  return first ? [{ ...first, from: at }, ...others] : []
}

/** A name takes in words before its number: what of a part stands before these is not read for certain, as in "499VAT 1". */
function dropFrom(parts: Part[], from: number) {
  let first: Part | undefined
  while ((parts.at(-1)?.to ?? 0) > from) first = parts.pop()
  if (first && first.from < from) parts.push({ kind: 'unread', from: first.from, to: from })
}

/** "double points" is twice, "for every dirham" is one. */
function readImplied(tokens: Tokens, at: number): Amount | undefined {
  const text = tokens[at]?.text ?? ''
  const times = multiples.get(text)
  const isOften = text === 'twice' && phraseAt(basesAfter, tokens, at + 1)?.meaning.per
  if (times && (isOften || multiplied.test(tokens[at + 1]?.text ?? ''))) {
    return { kind: 'amount', from: at, to: at + 1, value: times, unit: 'times' }
  }
  if (/^an?$/.test(text) && /^(?:within|than|under)$/.test(tokens[at - 1]?.text ?? '')) {
    const unit = phraseAt(units, tokens, at + 1)
    return unit && { kind: 'amount', from: at, to: unit.to, value: '1', unit: unit.meaning }
  }
  if (text === 'half' && tokens[at + 1]?.text === 'price') {
    return { kind: 'amount', from: at, to: at + 2, value: '50', unit: '%' }
  }
  if (!/^(?:per|every|each|لكل|كل|مقابل)$/.test(tokens[at - 1]?.text ?? '')) return undefined
  const money = phraseAt(currencies, tokens, at)
  return money && { kind: 'amount', from: at, to: money.to, value: '1', unit: money.meaning }
}

function addFigure(
  { figures }: Reading,
  text: string,
  folded: Folded,
  tokens: Tokens,
  amount: Amount,
  neighbours: { least: number; starts: ReadonlySet<number> },
): number {
  const { from, to, ...round } = readRound(tokens, amount, neighbours)
  const last = figures.at(-1)
  const between = last && text.slice(last.to, spanOf(text, folded, tokens, amount).from)
  const { value, unit, inherited } = lendCurrency(tokens, amount, { last, between })
  figures.push({
    ...spanOf(text, folded, tokens, { from, to }),
    value,
    ...(unit && { unit }),
    ...round,
    ...(inherited && { inherited }),
  })
  return to
}

/** "AED 12K (8K for nationals)": the same currency, though it is not said. */
function lendCurrency(
  tokens: Tokens,
  amount: Amount,
  { last: before, between = '' }: { last: Figure | undefined; between: string | undefined },
): Amount {
  const { value, unit, from } = amount
  const isLarge = typeof value === 'string' && value.length > 2
  const isLent =
    unit === undefined &&
    isLarge &&
    (tokens[from - 1]?.text === '(' || (before?.bound === 'min' && capBehind.test(between))) &&
    before?.unit &&
    isCurrency(before.unit)
  return isLent ? { ...amount, ...(before.unit && { unit: before.unit }), inherited: true } : amount
}

/** "Min AED 500, max 2,500". */
const capBehind =
  /^\s?(?:[,،/&-]|and|و)?\s?(?:max\.?|maximum|up to|upto|cap|capped at|(?:ال|ب|ك)?حد (?:ال)?(?:أقصى|اقصى|أعلى|اعلى)|حتى)\s$/iu

function mentionOf(
  text: string,
  folded: Folded,
  tokens: Tokens,
  { from, to, mention }: Aside,
  least: number,
): Mention {
  const span = spanOf(text, folded, tokens, { from, to })
  if (!('bound' in mention)) return { ...span, ...mention }
  const bound =
    typeof mention.value === 'object'
      ? undefined
      : phraseBefore(boundsOfDate, tokens, tokens[from - 1]?.text === ':' ? from - 1 : from, least)?.meaning
  return { ...span, ...mention, bound: bound ?? mention.bound }
}

function spanOf(
  text: string,
  { starts, ends }: Folded,
  tokens: Tokens,
  range: { from: number; to: number },
): Span {
  const from = starts[tokens[range.from]?.from ?? 0] ?? 0
  const to = ends[(tokens[range.to - 1]?.to ?? 1) - 1] ?? text.length
  return { from, to, text: text.slice(from, to) }
}
