import { shift } from './decimal.ts'
import type { Tokens } from './tokens.ts'
import { arabic, arabicPairs, arabicPowers, english, englishPowers } from './words/numbers.ts'

/** A number in words; `to` is the token after it. */
export type NumberInWords = { value: string; to: number; isOne: boolean }

export function readNumberWords(tokens: Tokens, at: number): NumberInWords | undefined {
  const token = tokens[at]
  if (token?.kind !== 'word') return undefined
  return token.isArabic ? readArabic(tokens, at) : readEnglish(tokens, at)
}

/** Adds up what comes: units to the group, a power multiplies the group, groups fall. */
class Sum {
  total = 0
  group: number | undefined
  least = Number.POSITIVE_INFINITY

  add(value: number): boolean {
    if (this.group !== undefined && !fits(this.group, value)) return false
    this.group = (this.group ?? 0) + value
    return true
  }

  raise(power: number, times = 1): boolean {
    const factor = 10 ** power
    if (factor >= this.least) return false
    this.total += (this.group ?? times) * factor
    this.group = undefined
    this.least = factor
    return true
  }

  get value(): string {
    return String(Math.round((this.total + (this.group ?? 0)) * 4) / 4)
  }
}

/** Whether a smaller number goes on after a larger one: "twenty five", not "five twenty". */
function fits(group: number, value: number): boolean {
  if (group % 100 === 0 && group > 0) return value < 100
  return group % 10 === 0 && group % 100 >= 20 && value < 10 && value > 0
}

function readEnglish(tokens: Tokens, at: number): NumberInWords | undefined {
  const lead = readHalf(tokens, at)
  if (lead) return lead
  const sum = new Sum()
  let to = at
  let count = 0
  for (let next = at; next < tokens.length && count < 20; ) {
    const word = tokens[next]?.text ?? ''
    const value = english.get(word)
    const power = englishPowers.get(word)
    if (value !== undefined) {
      if (!sum.add(value)) break
    } else if (power === 2) {
      if (sum.group === undefined && !(count === 1 && isArticle(tokens[at]?.text))) break
      sum.group = (sum.group ?? 1) * 100
    } else if (power !== undefined) {
      if (count === 0 || !sum.raise(power)) break
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
  const { value } = sum
  return { value, to, isOne: value === '1' }
}

function isArticle(word: string | undefined): boolean {
  return word === 'a' || word === 'one'
}

/** "half a million". */
function readHalf(tokens: Tokens, at: number): NumberInWords | undefined {
  const [half, article, power] = [at, at + 1, at + 2].map((index) => tokens[index]?.text ?? '')
  const raised = englishPowers.get(power ?? '')
  if (half !== 'half' || article !== 'a' || raised === undefined) return undefined
  return { value: shift('0.5', raised), to: at + 3, isOne: false }
}

/** "one and a half million". */
function readAndAHalf(tokens: Tokens, at: number, sum: Sum): number | undefined {
  if (tokens[at]?.text !== 'and' || tokens[at + 1]?.text !== 'a' || tokens[at + 2]?.text !== 'half')
    return undefined
  if (sum.group === undefined) return undefined
  sum.group += 0.5
  const power = englishPowers.get(tokens[at + 3]?.text ?? '')
  if (power === undefined || !sum.raise(power)) return at + 3
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
  const half = tokens[at]?.text === 'نصف' || tokens[at]?.text === 'نص'
  const halved = half ? arabicPowers.get(tokens[at + 1]?.text ?? '') : undefined
  if (halved !== undefined) return { value: shift('0.5', halved), to: at + 2, isOne: false }
  const sum = new Sum()
  let to = at
  let ones = 0
  for (let next = at; next < tokens.length && next - at < 20; next += 1) {
    const word = joined(tokens[next]?.text ?? '', next > at || !isNumber(tokens[next]?.text ?? ''))
    if (!takeArabic(sum, word, next === at)) break
    ones += 1
    to = next + 1
    if (part(sum, tokens[to]?.text)) {
      to += 1
      break
    }
  }
  if (to === at) return undefined
  const { value } = sum
  return { value, to, isOne: value === '1' && ones === 1 }
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
    return sum.raise(pair, 2)
  return power !== undefined && sum.raise(power)
}

/** Arabic says the units before the tens: "five and twenty". */
function addArabic(sum: Sum, value: number): boolean {
  const group = sum.group
  if (group !== undefined && value >= 20 && value < 100 && group % 100 > 0 && group % 100 < 10) {
    sum.group = group + value
    return true
  }
  return sum.add(value)
}

/** "and a half", "and a quarter" of the power before it. */
function part(sum: Sum, word: string | undefined): boolean {
  const share = word === 'ونصف' || word === 'ونص' ? 0.5 : word === 'وربع' && 0.25
  if (share === false || sum.least === Number.POSITIVE_INFINITY || sum.group !== undefined) return false
  sum.total += share * sum.least
  return true
}

/** Without the "and" that joins it to the number before it, or the preposition that stands before the first. */
function joined(word: string, mayJoin: boolean): string {
  return mayJoin && /^[وفبل]/.test(word) && !isNumber(word) ? word.slice(1) : word
}

function isNumber(word: string): boolean {
  return arabic.has(word) || arabicPowers.has(word) || arabicPairs.has(word)
}
