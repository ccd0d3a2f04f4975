import { shift } from './decimal.ts'
import type { Tokens } from './tokens.ts'
import { arabic, arabicPairs, arabicPowers, english, englishPowers, fractions } from './words/numbers.ts'

/** A number in words; `to` is the token after it. */
export type NumberInWords = {
  /** Without its power: ten of "ten thousand", so that "five to ten thousand" can lend it. */
  value: string
  power: number
  to: number
  isOne: boolean
  /** It goes on with a number word that does not fit: what it is as a whole is not known. */
  isBroken: boolean
}

export function readNumberWords(tokens: Tokens, at: number): NumberInWords | undefined {
  const token = tokens[at]
  if (token?.kind !== 'word') return undefined
  const found = token.isArabic ? readArabic(tokens, at) : readEnglish(tokens, at)
  return found && followsNumber(tokens, at) ? { ...found, isBroken: true } : found
}

function goesOn(tokens: Tokens, at: number): boolean {
  const word = tokens[at]?.text ?? ''
  return english.has(word) || englishPowers.has(word) || isNumber(word)
}

/** A number word before it was not understood with it. */
function followsNumber(tokens: Tokens, at: number): boolean {
  const word = tokens[at - 1]?.text ?? ''
  const bare = word.replace(/^[وف]/, '')
  const isFraction = fractions.has(bare) && word !== 'quarter'
  return isFraction || arabic.has(bare) || arabicPowers.has(bare) || englishPowers.has(word)
}

/** What was read so far: whole groups, the units of the last one, and the least power of a group. */
type Sum = { total: number; group: number | undefined; least: number }

function emptySum(): Sum {
  return { total: 0, group: undefined, least: Number.POSITIVE_INFINITY }
}

/** Units go to the group, where they fit. */
function addTo(sum: Sum, value: number): boolean {
  if (sum.group !== undefined && !fits(sum.group, value)) return false
  sum.group = (sum.group ?? 0) + value
  return true
}

/** A power multiplies the group; groups fall. */
function raise(sum: Sum, power: number, times = 1): boolean {
  const factor = 10 ** power
  if (factor >= sum.least) return false
  sum.total += (sum.group ?? times) * factor
  sum.group = undefined
  sum.least = factor
  return true
}

/** Where all of it is so many of one power, that power. */
function settle({ total, group, least }: Sum): { value: string; power: number } {
  const power = group === undefined && total % least === 0 ? Math.round(Math.log10(least)) : 0
  return { value: String((total + (group ?? 0)) / 10 ** power), power }
}

/** Whether a smaller number goes on after a larger one: "twenty five", not "five twenty". */
function fits(group: number, value: number): boolean {
  if (group % 100 === 0 && group > 0) return value < 100
  return group % 10 === 0 && group % 100 >= 20 && value < 10 && value > 0
}

function readEnglish(tokens: Tokens, at: number): NumberInWords | undefined {
  const lead = readFraction(tokens, at)
  if (lead) return lead
  const sum = emptySum()
  let to = at
  let count = 0
  for (let next = at; next < tokens.length && count < 20; ) {
    const word = tokens[next]?.text ?? ''
    const value = english.get(word)
    const power = englishPowers.get(word)
    if (value !== undefined) {
      if (!addTo(sum, value)) break
    } else if (power === 2) {
      if (sum.group === undefined && !(count === 1 && isArticle(tokens[at]?.text))) break
      sum.group = (sum.group ?? 1) * 100
    } else if (power !== undefined) {
      if (count === 0 || !raise(sum, power)) break
    } else if (count === 0 && isArticle(word) && englishPowers.has(tokens[next + 1]?.text ?? '')) {
      // "a million": the article counts as one.
    } else {
      break
    }
    count += 1
    next += 1
    to = next
    const halved = readAndAHalf(tokens, next, sum)
    if (halved !== undefined) {
      to = halved
      break
    }
    next = skipJoint(tokens, next)
  }
  if (to === at) return undefined
  const { value, power } = settle(sum)
  const placed = power === 0 ? readPlaces(tokens, to, value) : undefined
  if (placed) return placed
  return {
    value,
    power,
    to,
    isOne: value === '1' && power === 0,
    isBroken: goesOn(tokens, to),
  }
}

function isArticle(word: string | undefined): boolean {
  return word === 'a' || word === 'one'
}

/** "half a million", "a quarter of a million". */
function readFraction(tokens: Tokens, at: number): NumberInWords | undefined {
  const start = tokens[at]?.text === 'a' ? at + 1 : at
  const fraction = fractions.get(tokens[start]?.text ?? '')
  if (fraction === undefined) return undefined
  let to = start + 1
  while (to < start + 3 && /^(?:of|a)$/.test(tokens[to]?.text ?? '')) to += 1
  const power = englishPowers.get(tokens[to]?.text ?? '') ?? arabicPowers.get(tokens[to]?.text ?? '')
  if (power === undefined) return undefined
  return { value: shift(fraction, power), to: to + 1, power: 0, isOne: false, isBroken: false }
}

/** "three point five", and "two and a half percent". */
function readPlaces(tokens: Tokens, at: number, whole: string): NumberInWords | undefined {
  if (tokens[at]?.text !== 'point') return undefined
  let places = ''
  let to = at + 1
  for (; to < at + 6; to += 1) {
    const digit = english.get(tokens[to]?.text ?? '')
    if (digit === undefined || digit > 99) break
    places += String(digit)
  }
  return places === ''
    ? undefined
    : { value: shift(`${whole}.${places}`, 0), to, power: 0, isOne: false, isBroken: false }
}

/** "one and a half million". */
function readAndAHalf(tokens: Tokens, at: number, sum: Sum): number | undefined {
  if (tokens[at]?.text !== 'and' || tokens[at + 1]?.text !== 'a' || tokens[at + 2]?.text !== 'half')
    return undefined
  if (sum.group === undefined) return undefined
  sum.group += 0.5
  const power = englishPowers.get(tokens[at + 3]?.text ?? '')
  if (power === undefined || !raise(sum, power)) return at + 3
  return at + 4
}

/** The hyphen of "twenty-five", the "and" of "one hundred and five". */
function skipJoint(tokens: Tokens, at: number): number {
  const joint = tokens[at]
  const goesOn = english.has(tokens[at + 1]?.text ?? '')
  if (joint?.text === '-' && !joint.isApart && goesOn) return at + 1
  const afterPower = englishPowers.has(tokens[at - 1]?.text ?? '')
  return joint?.text === 'and' && afterPower && goesOn ? at + 1 : at
}

function readArabic(tokens: Tokens, at: number): NumberInWords | undefined {
  const fraction = readFraction(tokens, at)
  if (fraction) return fraction
  const sum = emptySum()
  let to = at
  let ones = 0
  for (let next = at; next < tokens.length && next - at < 20; next += 1) {
    const word = joined(tokens[next]?.text ?? '', next > at || !isNumber(tokens[next]?.text ?? ''))
    if (!takeArabic(sum, word, next === at)) break
    ones += 1
    to = next + 1
    if (part(sum, tokens[to]?.text)) {
      // "and half of the million"
      to += arabicPowers.has(tokens[to + 1]?.text.replace(/^ال/, '') ?? '') ? 2 : 1
      break
    }
  }
  if (to === at) return undefined
  const { value, power } = settle(sum)
  const isOne = value === '1' && power === 0 && ones === 1
  return { value, power, to, isOne, isBroken: goesOn(tokens, to) }
}

function takeArabic(sum: Sum, word: string, isFirst: boolean): boolean {
  const value = arabic.get(word)
  const power = arabicPowers.get(word)
  const pair = arabicPairs.get(word)
  if (value === 10 && sum.group !== undefined && sum.group % 100 > 0 && sum.group % 100 < 10) {
    sum.group += 10
    return true
  }
  if (value === 100 && sum.group !== undefined && sum.group > 2 && sum.group < 10) {
    sum.group *= 100
    return true
  }
  if (value !== undefined) return addArabic(sum, value)
  if (pair !== undefined && sum.group === undefined && (power === undefined || isFirst))
    return raise(sum, pair, 2)
  return power !== undefined && raise(sum, power)
}

/** Arabic says the units before the tens: "five and twenty". */
function addArabic(sum: Sum, value: number): boolean {
  const group = sum.group
  if (group !== undefined && value >= 20 && value < 100 && group % 100 > 0 && group % 100 < 10) {
    sum.group = group + value
    return true
  }
  return addTo(sum, value)
}

/** "and a half", "and a quarter" of the power before it. */
function part(sum: Sum, word: string | undefined): boolean {
  const share = word === 'ونصف' || word === 'ونص' ? 0.5 : word === 'وربع' && 0.25
  if (share === false) return false
  if (sum.group === undefined) sum.total += share * sum.least
  else sum.group += share
  return true
}

/** Without the "and" that joins it to the number before it, or the preposition that stands before the first. */
function joined(word: string, mayJoin: boolean): string {
  const bare = word.startsWith('ال') && isNumber(word.slice(2)) ? word.slice(2) : word
  return mayJoin && /^[وفبل]/.test(bare) && !isNumber(bare) ? bare.slice(1) : bare
}

function isNumber(word: string): boolean {
  return arabic.has(word) || arabicPowers.has(word) || arabicPairs.has(word)
}
