import { add, multiply, readDecimal, shift } from './decimal.ts'
import type { Currency, Unit } from './figure.ts'
import { readNumberWords } from './number-words.ts'
import { phraseAt } from './phrases.ts'
import { isGlued, type Token, type Tokens } from './tokens.ts'
import { countedName, endOfNoun, nameOfPlural } from './words/counted.ts'
import { currencies, pairsOfMoney } from './words/currencies.ts'
import { magnitudes, parts } from './words/magnitudes.ts'
import { amountWords } from './words/subjects-of-money.ts'
import { basisPoints, pairs, percent, units } from './words/units.ts'

/** One number with its magnitude and unit; from token `from` up to token `to`. */
export type Quantity = {
  from: number
  to: number
  /** Without its magnitude. */
  number: string
  power: number
  unit?: Unit
  isInWords: boolean
  /** Letters or separators that allow more than one reading; a currency from a neighbour may settle the letters. */
  doubt?: 'magnitude' | 'number'
}

export function amountIn({ number, power }: Quantity): string {
  return shift(number, power)
}

export function readQuantity(tokens: Tokens, at: number): Quantity | undefined {
  const times = timesBefore(tokens, at)
  if (times) return times
  const money = currencyBefore(tokens, at)
  const sign = money ? undefined : percentBefore(tokens, at)
  const start = money?.to ?? sign?.to ?? at
  const number = numberAt(tokens, start)
  if (!number) return money || sign ? undefined : readPair(tokens, at)
  const raised = raise(tokens, number)
  const unit = money ? repeatedCurrency(tokens, raised.to, money.currency) : unitAt(tokens, raised.to, number)
  const found = money?.currency ?? sign?.unit ?? unit?.unit
  const isMoney = found !== undefined && isCurrency(found)
  // "USD: 6m 3.9": a heading says nothing of the letter.
  const isOfHeading = money?.isHeading === true && raised.needs === 'currency'
  const doubt = isOfHeading ? ('number' as const) : doubtOf(number, raised, isMoney)
  const fraction = money || sign ? undefined : phraseAt(basisPoints, tokens, raised.to)
  if (fraction) {
    const value = multiply(shift(raised.value, raised.power), '0.01')
    return { from: at, to: fraction.to, number: value, power: 0, isInWords: number.isInWords, unit: '%' }
  }
  return {
    from: at,
    to: unit?.to ?? raised.to,
    number: raised.value,
    power: raised.power,
    isInWords: number.isInWords,
    ...(found && { unit: found }),
    ...(doubt && { doubt }),
  }
}

export function isCurrency(unit: Unit): unit is Currency {
  return /^[A-Z]{3}$/.test(unit)
}

type NumberAt = {
  power: number
  value: string
  to: number
  isInWords: boolean
  isOne: boolean
  token: Token
  isBroken: boolean
  isSpaced?: boolean
}

function numberAt(tokens: Tokens, at: number): NumberAt | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind === 'number') return readDigits(tokens, at)
  const words = readNumberWords(tokens, at)
  return words && { ...words, isInWords: true, token }
}

function readDigits(tokens: Tokens, at: number): NumberAt | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const groups = groupsAt(tokens, at)
  const isSpaced = groups.length > 1
  const isComma = /^\d{1,3},\d{1,2}$/.test(token.text) && tokens[at + 1]?.text === '%'
  const value = isSpaced ? groups.join('') : readDecimal(token.text, token.isArabic || isComma)
  const to = at + groups.length
  const common = { to, power: 0, isInWords: false, isOne: value === '1', token }
  const dots = tokens[to]
  if (
    dots &&
    /^\.{2,}$/.test(dots.text) &&
    isGlued(dots) &&
    isGlued(tokens[to + 1]) &&
    tokens[to + 1]?.kind === 'number'
  ) {
    return { ...common, value: '0', to: to + 2, isBroken: true }
  }
  return { ...common, value: value ?? '0', isBroken: value === undefined, ...(isSpaced && { isSpaced }) }
}

/** "25 000": thousands with a space between them, or two numbers. */
function groupsAt(tokens: Tokens, at: number): string[] {
  const first = tokens[at]?.text ?? ''
  const groups = [first]
  if (!/^[1-9]\d{0,2}$/.test(first)) return groups
  for (let index = at + 1; index < tokens.length && /^\d{3}$/.test(tokens[index]?.text ?? ''); index += 1) {
    groups.push(tokens[index]?.text ?? '')
  }
  return groups.length < 6 ? groups : [first]
}

function doubtOf(number: NumberAt, raised: Raised, isMoney: boolean): Quantity['doubt'] {
  if (number.isBroken || (number.isSpaced && !isMoney)) return 'number'
  if (isMoney && raised.power === 0 && /^[1-9][\d,]*\.\d{3}$/.test(number.token.text)) return 'number'
  return raised.needs === 'currency' && !isMoney ? 'magnitude' : undefined
}

function currencyBefore(tokens: Tokens, at: number) {
  const found = phraseAt(currencies, tokens, at)
  if (!found) return undefined
  const sign = tokens[found.to]
  const isJoined = sign !== undefined && (/^[-.:]$/.test(sign.text) ? isGlued(sign) : sign.text === '(')
  const to = isJoined ? found.to + 1 : found.to
  const isHeading = isJoined && sign.text === ':'
  return isNumberStart(tokens, to) ? { currency: found.meaning, to, isHeading } : undefined
}

function isNumberStart(tokens: Tokens, at: number): boolean {
  return tokens[at]?.kind === 'number'
}

/** "x5": five times. */
function timesBefore(tokens: Tokens, at: number): Quantity | undefined {
  const [sign, number] = [tokens[at], tokens[at + 1]]
  const value =
    sign?.text === 'x' && isGlued(number) && number?.kind === 'number'
      ? readDecimal(number.text, false)
      : undefined
  if (value === undefined || isGlued(tokens[at + 2])) return undefined
  return { from: at, to: at + 2, number: value, power: 0, isInWords: false, unit: 'times' }
}

/** "%50": the sign hangs on what follows and not on what is before it. */
function percentBefore(tokens: Tokens, at: number) {
  const next = tokens[at + 1]
  if (tokens[at]?.text !== '%' || next?.kind !== 'number') return undefined
  const isBehindNumber = tokens[at - 1]?.kind === 'number' && isGlued(tokens[at])
  return !isBehindNumber ? { unit: '%' as const, to: at + 1 } : undefined
}

type Raised = { value: string; power: number; to: number; needs?: 'currency' | 'glue' }

/** The magnitude behind a number, with "and a half" or a smaller number that belongs to it. */
function raise(tokens: Tokens, { value, power: said, to, isInWords }: NumberAt): Raised {
  const half = isInWords ? undefined : parts.get(tokens[to]?.text ?? '')
  if (half !== undefined) return { value: add(value, half), power: 0, to: to + 1 }
  if (isInWords) {
    const rest = said > 0 ? restBehind(tokens, to, said) : undefined
    return rest
      ? { value: add(shift(value, said), rest.value), power: 0, to: rest.to }
      : { value, power: said, to }
  }
  const found = phraseAt(magnitudes, tokens, to)
  const letters = tokens[to]
  if (!found || !letters) return { value, power: 0, to }
  const { power, needs } = found.meaning
  if (needs === 'glue' && !isGlued(letters) && !letters.isCapital) return { value, power: 0, to }
  const raised = { power, to: found.to, ...(needs && { needs }) }
  const part = parts.get(tokens[found.to]?.text ?? '')
  if (part !== undefined) return { ...raised, value: add(value, part), to: found.to + 1 }
  const rest = needs ? undefined : restBehind(tokens, found.to, power)
  if (rest) return { value: add(shift(value, power), rest.value), power: 0, to: rest.to }
  return { ...raised, value }
}

/** "2 million and 500 thousand" in Arabic, "1 million 200 thousand" in English. */
function restBehind(tokens: Tokens, at: number, power: number) {
  const start = tokens[at]?.text === 'و' && tokens[at]?.isApart ? at + 1 : at
  const number = tokens[start]
  const value = number?.kind === 'number' ? readDecimal(number.text, number.isArabic) : undefined
  const found = phraseAt(magnitudes, tokens, start + 1)
  if (value === undefined || !found || found.meaning.needs || found.meaning.power >= power) return undefined
  return { value: shift(value, found.meaning.power), to: found.to }
}

/** "AED 500 dirhams" says it twice. */
function repeatedCurrency(tokens: Tokens, at: number, currency: Currency) {
  const found = phraseAt(currencies, tokens, at)
  return found?.meaning === currency && !isNumberStart(tokens, found.to)
    ? { unit: currency, to: found.to }
    : undefined
}

type UnitAt = { unit: Unit; to: number }

/** A unit right behind a number, across "+" or a hyphen, or the noun that is counted. */
function unitAt(tokens: Tokens, at: number, number: NumberAt): UnitAt | undefined {
  const sign = tokens[at]
  const isPlus = sign?.text === '+' && (isGlued(sign) || tokens[at + 1]?.kind !== 'word')
  const isHyphen = sign?.text === '-' && isGlued(sign) && isGlued(tokens[at + 1])
  const start = isPlus || isHyphen ? at + 1 : at
  const money = phraseAt(currencies, tokens, start)
  const isOwnMoney = money && !(isNumberStart(tokens, money.to) && !isGlued(tokens[start]))
  if (isOwnMoney) return { unit: money.meaning, to: money.to }
  const named = phraseAt(percent, tokens, start) ?? phraseAt(units, tokens, start)
  if (named) return isMinimum(tokens, start) ? undefined : { unit: named.meaning, to: named.to }
  return countedAt(tokens, start, number.isOne || isHyphen)
}

/** "min" behind a bare number is minutes, but not before what it is the minimum of: "5 min spend". */
function isMinimum(tokens: Tokens, at: number): boolean {
  const text = tokens[at]?.text
  if (text !== 'min') return false
  const next = tokens[at + 1]
  return next !== undefined && amountWords.has(next.text)
}

const mostModifiers = 3

/** The noun that is counted, behind up to three words that describe it: "12 free airport lounge visits". */
function countedAt(tokens: Tokens, at: number, mayBeSingular: boolean): UnitAt | undefined {
  for (let index = at, last = at + mostModifiers; index <= last; index += 1) {
    const token = tokens[index]
    // "50 interest-free days".
    const isHyphen = index > at && token?.text === '-' && isGlued(token) && isGlued(tokens[index + 1])
    if (isHyphen && tokens[index + 1]?.kind === 'word') {
      last += 1
      continue
    }
    if (token?.kind !== 'word' || endOfNoun.has(token.text) || (token.text === 'plus' && !token.isCapital))
      break
    const unit = nounAt(tokens, index)
    if (unit && (token.isArabic || mayBeSingular || isPlural(token.text))) return { unit, to: index + 1 }
    if (token.isArabic) break
  }
  const next = tokens[at]
  const name = next?.kind === 'word' && next.isApart ? nameOfPlural(next.text) : undefined
  return name === undefined ? undefined : { unit: `count:${name}`, to: at + 1 }
}

function nounAt(tokens: Tokens, at: number): Unit | undefined {
  const text = tokens[at]?.text ?? ''
  const counted = countedName(text)
  if (counted !== undefined) return `count:${counted}`
  return text.length > 3 ? phraseAt(units, tokens, at)?.meaning : undefined
}

function isPlural(word: string): boolean {
  return /s$|^(?:people|children|km|g)$/.test(word)
}

/** Two of something in one word, "شهرين", or one of it with "one" behind, "ساعة واحدة". */
function readPair(tokens: Tokens, at: number): Quantity | undefined {
  const token = tokens[at]
  if (!token?.isArabic || token.kind !== 'word') return undefined
  const found = phraseAt(pairs, tokens, at) ?? phraseAt(pairsOfMoney, tokens, at)
  if (found) return { from: at, to: found.to, number: '2', power: 0, isInWords: true, unit: found.meaning }
  const one = phraseAt(units, tokens, at) ?? phraseAt(currencies, tokens, at)
  if (!one || !/^(?:واحد|واحده|وحده)$/.test(tokens[one.to]?.text ?? '')) return undefined
  return { from: at, to: one.to + 1, number: '1', power: 0, isInWords: true, unit: one.meaning }
}
