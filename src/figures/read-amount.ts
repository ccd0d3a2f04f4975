import { compare, shift } from './decimal.ts'
import type { Currency, Unit, Value } from './figure.ts'
import { phraseAt, phraseBefore, phrases } from './phrases.ts'
import { readWhen } from './read-date.ts'
import { amountIn, isCurrency, type Quantity, readQuantity } from './read-quantity.ts'
import type { Tokens } from './tokens.ts'
import { basesAfter } from './words/bases.ts'
import { boundsBefore } from './words/bounds.ts'
import { currencies } from './words/currencies.ts'
import { amountWords, salaryWords, sumWords } from './words/subjects-of-money.ts'

/** A figure in the making: its tokens, value and unit. What stands round it is read later. */
export type Amount = { kind: 'amount'; from: number; to: number; value: Value; unit?: Unit; inherited?: true }

export type Unclear = { kind: 'unread'; from: number; to: number }

type Separator = 'range' | 'and' | 'list' | 'slash'

/** One figure, a range, or tiers, and what of them cannot be read for certain. */
export function readAmounts(tokens: Tokens, at: number): (Amount | Unclear)[] {
  const chain = readChain(tokens, at)
  if (!chain) return []
  const { parts, separators } = chain
  if (parts.some(({ doubt }) => doubt === 'number')) return [unclear(parts)]
  return group(carryUnits(parts, separators), separators).flatMap((found) => amountsOf(tokens, found))
}

type Chain = { parts: Quantity[]; separators: Separator[] }

function readChain(tokens: Tokens, at: number): Chain | undefined {
  const first = readQuantity(tokens, at)
  if (!first) return undefined
  const parts = [first]
  const separators: Separator[] = []
  const isBetween = /^[وف]?(?:between|w|بين|مابين)$/.test(tokens[at - 1]?.text ?? '')
  for (let last = first; ; ) {
    const found = separatorAt(tokens, last.to, at)
    const kind = isBetween && parts.length === 1 && found?.kind === 'and' ? 'range' : found?.kind
    const next = found && !readWhen(tokens, found.to) ? readQuantity(tokens, found.to) : undefined
    if (!kind || !next || !belongs(tokens, last, kind, next)) return { parts, separators }
    separators.push(kind)
    parts.push(next)
    last = next
  }
}

const separatorWords = phrases<Separator>([
  ['-|--|to|الى|ل', 'range'],
  ['and|و', 'and'],
  [',|،|&|or|and/or|, or|, and|, &|او|ام|، و|، او', 'list'],
  ['/', 'slash'],
])

/** These are bounds of the next figure, unless a "from" goes before. */
const endWords = phrases<Separator>([['up to|upto|till|until|حتى|لغايه|لين|لحد', 'range']])

function separatorAt(tokens: Tokens, at: number, start: number) {
  if (tokens[at]?.text === '|') return { kind: 'slash' as const, to: at + 1 }
  const plain = phraseAt(separatorWords, tokens, at)
  if (plain) return { kind: plain.meaning, to: plain.to }
  const isFrom = /^[وف]?(?:from|frm|من)$/.test(tokens[start - 1]?.text ?? '')
  const end = isFrom ? phraseAt(endWords, tokens, at) : undefined
  return end && { kind: end.meaning, to: end.to }
}

/** Whether two neighbours are of one kind: by a unit that one lends the other, or by what stands between them. */
function belongs(tokens: Tokens, one: Quantity, separator: Separator, other: Quantity): boolean {
  const units = new Set([one.unit, other.unit].filter((unit) => unit !== undefined))
  if (units.size > 1) return false
  if (separator === 'range') return rises(one, other) && (units.size > 0 || !one.isInWords)
  if (one.unit && other.unit) return separator === 'slash'
  if (one.unit) return isCurrency(one.unit) && endsPhrase(tokens, other.to)
  return !one.isInWords || units.size > 0
}

/** "AED 500 or 750 a month", but not "AED 500 and 2 tickets". */
function endsPhrase(tokens: Tokens, at: number): boolean {
  const next = tokens[at]
  return next === undefined || next.kind !== 'word' || lightWords.has(next.text)
}

const lightWords = new Set(
  'a per for in on at with depending respectively and or to each every monthly annually yearly from of plus p min max في لكل كل شهريا سنويا و او حسب على الى من بحد'.split(
    ' ',
  ),
)

/** Units and magnitudes of the last one hold for those before it, the currency of the first for those behind it. */
function carryUnits(parts: readonly Quantity[], separators: readonly Separator[]): Quantity[] {
  const carried = [...parts]
  for (let index = carried.length - 2; index >= 0; index -= 1) {
    const [part, next] = [carried[index], carried[index + 1]]
    if (part && next)
      carried[index] = withUnit(
        lends(part, next, separators[index]) ? { ...part, power: next.power } : part,
        next,
      )
  }
  for (let index = 1; index < carried.length; index += 1) {
    const [part, before] = [carried[index], carried[index - 1]]
    if (part && before) carried[index] = withUnit(part, before)
  }
  return carried.map(settle)
}

function withUnit(part: Quantity, { unit }: Quantity): Quantity {
  return part.unit === undefined && unit !== undefined ? { ...part, unit } : part
}

/** "5-10k" is five thousand to ten thousand, "AED 500-1k" is not. */
function lends(one: Quantity, other: Quantity, separator: Separator | undefined): boolean {
  const isSaid = one.unit !== undefined && other.unit !== undefined && separator !== 'slash'
  return one.power === 0 && other.power > 0 && !isSaid && compare(one.number, other.number) < 0
}

function rises(one: Quantity, other: Quantity): boolean {
  const power = lends(one, other, 'range') ? other.power : one.power
  return compare(shift(one.number, power), amountIn(other)) < 0
}

/** A currency makes a million of "m". */
function settle(part: Quantity): Quantity {
  if (part.doubt !== 'magnitude' || !part.unit || !isCurrency(part.unit)) return part
  const { doubt: _, ...settled } = part
  return settled
}

type Group = { kind: 'single' | 'range' | 'tiers' | 'slash'; parts: Quantity[] }

function group(parts: readonly Quantity[], separators: readonly Separator[]): Group[] {
  if (parts.length > 1 && !separators.includes('range')) {
    return [{ kind: separators.includes('slash') ? 'slash' : 'tiers', parts: [...parts] }]
  }
  const groups: Group[] = []
  for (const [index, part] of parts.entries()) {
    const last = groups.at(-1)
    if (separators[index - 1] === 'range' && last?.kind === 'single') {
      groups[groups.length - 1] = { kind: 'range', parts: [...last.parts, part] }
    } else {
      groups.push({ kind: 'single', parts: [part] })
    }
  }
  return groups
}

function amountsOf(tokens: Tokens, { kind, parts }: Group): (Amount | Unclear)[] {
  const [first] = parts
  const last = parts.at(-1)
  if (!first || !last) return []
  const { unit } = first
  if (kind === 'tiers' && unit === undefined) {
    return parts.flatMap((part) => amountsOf(tokens, { kind: 'single', parts: [part] }))
  }
  if (kind === 'single' && isSum(tokens, first)) {
    const value = amountIn(first)
    return [{ kind: 'amount', from: first.from, to: first.to, value, unit: 'AED', inherited: true }]
  }
  if (parts.some(({ doubt }) => doubt) || (kind === 'slash' && unit === undefined)) return [unclear(parts)]
  if (first.isInWords && !isSaid(first)) return []
  const values = parts.map(amountIn)
  const [value = '', to = ''] = values
  const single = kind === 'single' ? value : values
  const amount = {
    kind: 'amount' as const,
    from: first.from,
    to: last.to,
    value: kind === 'range' ? { from: value, to } : single,
  }
  if (unit) return [{ ...amount, unit }]
  const lent = kind === 'single' ? lentCurrency(tokens, first) : undefined
  if (lent) return [{ ...amount, unit: lent, inherited: true }]
  if (isTaxed(tokens, last.to)) return [{ ...amount, unit: 'AED', inherited: true }]
  if (isSalary(tokens, first)) return [{ ...amount, unit: 'AED', inherited: true }]
  return lacksUnit(tokens, first) || isLongCode(tokens, first) ? [unclear(parts)] : [amount]
}

/** A number in words is a figure where it has a unit or is large; "one" is often a mere word. */
function isSaid({ unit, number, power }: Quantity): boolean {
  if (unit === undefined) return number !== '1' && compare(shift(number, power), '1000') >= 0
  return !(shift(number, power) === '1' && (unit === 'times' || unit.startsWith('count:')))
}

/** "Min 500 and max AED 2,500" are both of one currency, and so is the cap of a share that is a fee. */
function lentCurrency(tokens: Tokens, { from, to }: Quantity): Currency | undefined {
  const bound = phraseBefore(boundsBefore, tokens, from, 0)?.meaning
  if (bound !== 'min' && bound !== 'max') return undefined
  const start = /^(?:[,،&/-]|and|or|و|او)$/.test(tokens[to]?.text ?? '') ? to + 1 : to
  const next = phraseAt(boundsBefore, tokens, start)
  const other = next?.meaning === 'max' ? readQuantity(tokens, next.to) : undefined
  if (bound === 'min' && other?.unit && isCurrency(other.unit)) return other.unit
  return isLimitOfFee(tokens, from) ? 'AED' : undefined
}

/** "Arrangement fee 0.5% of the loan, cap 15,000", where no currency is said. */
function isLimitOfFee(tokens: Tokens, at: number): boolean {
  if ((tokens[at]?.text.length ?? 0) < shortestSum) return false
  const before = tokens.slice(Math.max(0, at - feeAhead), at)
  const share = before.findLastIndex(({ text }) => text === '%')
  const isOfFee = before.slice(0, Math.max(0, share)).some(({ text }) => feeWords.test(text))
  const near = tokens.slice(Math.max(0, at - feeAhead), at + feeAhead)
  return isOfFee && !near.some((_, index) => phraseAt(currencies, near, index) !== undefined)
}

/** In tokens, and in digits. */
const feeAhead = 16
const shortestSum = 3
const feeWords = /^(?:fees?|charges?|ال?رسوم|لرسوم|رسم)$/

/** "Fee 700 + VAT", "1,500/yr ex VAT": the tax is one on money of the Emirates. */
function isTaxed(tokens: Tokens, at: number): boolean {
  const start = tokens[at]?.text === '(' ? at + 1 : at
  const basis = phraseAt(basesAfter, tokens, start)
  if (!basis) return false
  return basis.meaning.vat !== undefined || (basis.meaning.per !== undefined && isTaxed(tokens, basis.to))
}

/** "min sal 5k" is money. */
function isSalary(tokens: Tokens, { from, to, power }: Quantity): boolean {
  const isNext = salaryWords.has(tokens[to]?.text ?? '')
  return power > 0 && (isNext || wordBefore(tokens, from, salaryWords))
}

/** "Max finance amount: 15m", "أقل راتب ٢٠ ك": behind a word for money the letter is its magnitude. */
function isSum(tokens: Tokens, { from, to, doubt, power }: Quantity): boolean {
  if (doubt !== 'magnitude') return false
  const ahead = tokens.slice(Math.max(0, from - 3), from).map(({ text }) => text)
  const isOfSum = ahead.some((text) => sumWords.has(text)) && !ahead.some((text) => termWords.test(text))
  const isAlone = tokens[to] === undefined || tokens[to]?.kind === 'sign'
  return isOfSum && (power < 6 || isAlone)
}

const termWords = /^(?:tenor|tenure|term|period|over|for|months?|مده|لمده|فتره|خلال)$/

/** "the rate is 5": five what? */
function lacksUnit(tokens: Tokens, { from, power }: Quantity): boolean {
  return power === 0 && wordBefore(tokens, from, amountWords)
}

/** Five digits or more without a unit or a separator: the number of a customer, a licence. */
function isLongCode(tokens: Tokens, { from, to }: Quantity): boolean {
  return to === from + 1 && /^(?:\d{5,}|0\d+)$/.test(tokens[from]?.text ?? '')
}

/** Whether one of the words stands before a figure with nothing but small words between. */
function wordBefore(tokens: Tokens, at: number, words: ReadonlySet<string>): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 4); index -= 1) {
    const token = tokens[index]
    if (!token || token.kind === 'number') return false
    if (words.has(token.text)) return true
    if (token.kind === 'word' && !linkWords.has(token.text) && !boundsBefore.byLast.has(token.text))
      return false
  }
  return false
}

const linkWords = new Set('is of are at the a only just من هو هي عن'.split(' '))

function unclear(parts: readonly Quantity[]): Unclear {
  return { kind: 'unread', from: parts[0]?.from ?? 0, to: parts.at(-1)?.to ?? 0 }
}
