import { classOf } from './claim-subject.ts'
import { type Claim, isFigure } from './claims.ts'
import { add, compare, multiply } from './decimal.ts'
import type { Bound, Figure, Unit } from './figure.ts'
import { haveOneScope, isFirstYear, isForAll, isForEver, isWider, type Scope } from './scope.ts'

/** Whether two claims of one subject cannot both hold. Where it is not certain that they speak of the same, they may. */
export function disagree(one: Claim, other: Claim): boolean {
  const [first, second] = [one.said, other.said]
  if (isFigure(first) && isFigure(second)) {
    if (!haveSameBasis(first, second)) return false
    if (isMoreForAll(one, other) || isMoreForAll(other, one)) return true
    // The first payment falls due after so long: a bound is no more than a way to say it.
    if (one.subject === 'first instalment')
      return haveOneScope(one.scope, other.scope) && areApart(first, second)
    if (takesSoLong.test(one.subject) && haveOneScope(one.scope, other.scope))
      return exclude(atMost(first), atMost(second))
    if (haveOneScope(one.scope, other.scope))
      return exclude(first, second) || areOfOneTier(one, other) || areOpposite(first, second)
    if (areEarnedApart(one, other)) return true
    if (isOpposite(one, other) || isOpposite(other, one)) return true
    if (isHigherForTransfer(one, other) || isHigherForTransfer(other, one)) return true
    return isBeyond(one, other) || isBeyond(other, one)
  }
  if (typeof first === 'object' && 'often' in first && typeof second === 'object' && 'often' in second) {
    return haveOneScope(one.scope, other.scope) && !first.often.some((time) => second.often.includes(time))
  }
  return rulesOut(one, other) || rulesOut(other, one)
}

/** "Takes an hour" and "in an hour" promise the same. */
const takesSoLong = /^(?:pre-approval|approval|disbursal|opening|arrival|delivery)$/

function atMost(figure: Figure): Figure {
  return figure.bound === 'exact' && typeof figure.value === 'string'
    ? { ...figure, bound: 'within' }
    : figure
}

/** Whether "none", "given" or "unlimited" leaves no room for the other claim. */
function rulesOut(one: Claim, other: Claim): boolean {
  const said = other.said
  if (one.said === 'none' && said === 'none') {
    if (areForOtherTerms(one.scope, other.scope)) return true
    const isForTime = isFirstYear(other.scope) || other.scope.conditions.length > 0
    return isForEver(one.scope) && isForTime && haveOneScope(one.scope, { ...other.scope, conditions: [] })
  }
  if (isCharged(one, other) || isException(one, other) || isKeptAfterAll(one, other)) return true
  if (one.subject === 'salary transfer' && one.said === 'none' && other.said === 'given')
    return haveOneScope(withoutTime(one.scope), withoutTime(other.scope))
  if (one.said === 'at once') return isFigure(said) && isLong(said) && haveOneScope(one.scope, other.scope)
  if (!haveOneScope(one.scope, other.scope)) return false
  if (one.said === 'none') {
    return said === 'given' || said === 'unlimited' || (isFigure(said) && isAboveZero(said))
  }
  if (one.said !== 'unlimited' || !isFigure(said)) return false
  return isLimit(said) || one.subject === 'validity'
}

/** "Free for the first 6 months", "free for 12 months". */
function areForOtherTerms(one: Scope, other: Scope): boolean {
  const [[term, ...more], [otherTerm, ...others]] = [termsOf(one), termsOf(other)]
  const areTerms = [term, otherTerm].every((each) => each !== undefined && /^"\d+" month$/.test(each))
  return (
    areTerms &&
    more.length + others.length === 0 &&
    term !== otherTerm &&
    haveOneScope(withoutTime(one), withoutTime(other))
  )
}

function termsOf(scope: Scope): readonly string[] {
  return scope.conditions.length === 0 && isFirstYear(scope) ? ['"12" month'] : scope.conditions
}

/** A share of what is paid is charged for some, where it is said that nothing is. */
function isCharged(one: Claim, other: Claim): boolean {
  if (one.said !== 'none' || !isFigure(other.said) || !one.subject.endsWith(' fee')) return false
  const { unit } = other.said
  const isNarrower = other.scope.narrowed.length > 0 && isWider(one.scope, other.scope)
  const isOfSome = isNarrower || isForTerm(other.scope)
  return unit === '%' && isAboveZero(other.said) && isPlain(one.scope) && isOfSome
}

/** "2% in the first 3 years" is charged then, where it is said that nothing is. */
function isForTerm({ narrowed, conditions }: Scope): boolean {
  return narrowed.length === 0 && conditions.length === 1 && /^"\d+" month$/.test(conditions[0] ?? '')
}

/** "None for anybody" leaves no tier with one. */
export function denies(one: Claim, other: Claim): boolean {
  return isException(one, other) || isException(other, one)
}

/** "No fee whatsoever" has no exceptions, and "no fee for anybody till May" not before. */
function isException(one: Claim, other: Claim): boolean {
  if (one.said !== 'none' || !isFigure(other.said) || !isAboveZero(other.said)) return false
  const isOfAll = isForAll(one.scope) && isPlain(withoutAny(withoutDays(one.scope)))
  return isOfAll && /(?:fee|^balance|^salary|^down payment)$/.test(one.subject)
}

/** A last day is said as it is written, a term as a figure. */
function withoutDays(scope: Scope): Scope {
  return { ...scope, conditions: scope.conditions.filter((condition) => condition.includes('"')) }
}

/** "No minimum balance", where so much is to be kept unless something else is done. */
function isKeptAfterAll(one: Claim, other: Claim): boolean {
  const isLeast = isFigure(other.said) && other.said.bound === 'min' && isAboveZero(other.said)
  const isOfSome = other.scope.narrowed.some(({ kind, name }) => kind === 'who' && name !== 'salary transfer')
  return (
    one.said === 'none' && one.subject === 'balance' && isPlain(withoutAny(one.scope)) && isLeast && !isOfSome
  )
}

function withoutTime(scope: Scope): Scope {
  return { ...scope, conditions: [], narrowed: scope.narrowed.filter(({ kind }) => kind !== 'year') }
}

function withoutAny(scope: Scope): Scope {
  return { ...scope, narrowed: scope.narrowed.filter(({ kind }) => !/^(?:any|ever)$/.test(kind)) }
}

/** What takes a day or more is not at once. */
function isLong({ unit }: Figure): boolean {
  return unit === 'day' || unit === 'workday' || unit === 'week'
}

function isPlain({ narrowed, conditions, names }: Scope): boolean {
  return narrowed.length + conditions.length + names.length === 0
}

function isAboveZero({ value, bound }: Figure): boolean {
  return value !== '0' && bound !== 'over'
}

function isLimit({ unit, bound }: Figure): boolean {
  if (classOf(unit) === 'money') return sideOf(bound) === 'most'
  return classOf(unit) === 'count' && sideOf(bound) !== 'least'
}

/** "Up to 4.40%" is said of all terms and balances: none of them has more. */
function isBeyond(one: Claim, other: Claim): boolean {
  if (!isFigure(one.said) || !isFigure(other.said) || !/^(?:rate|cashback)$/.test(one.subject)) return false
  const isLimit = sideOf(one.said.bound) !== 'both' && sideOf(other.said.bound) !== sideOf(one.said.bound)
  return isLimit && isWider(one.scope, other.scope) && exclude(one.said, other.said)
}

/** "From 3.99%" and "up to 3.99%" of one rate: one of the two bounds is a mistake. */
function areOpposite(one: Figure, other: Figure): boolean {
  const sides = [sideOf(one.bound), sideOf(other.bound)].sort().join()
  return one.unit === '%' && sides === 'least,most' && !areApart(one, other)
}

function isOpposite(one: Claim, other: Claim): boolean {
  if (!isFigure(one.said) || !isFigure(other.said) || one.subject !== 'rate') return false
  const isOfAll = isWider(one.scope, { ...other.scope, narrowed: [] })
  return isOfAll && areOpposite(one.said, other.said)
}

/** "1 mile per AED 2" and "1 mile per AED 3", of whatever is bought. */
function areEarnedApart(one: Claim, other: Claim): boolean {
  if (one.subject !== 'earned' || !isFigure(one.said) || !isFigure(other.said)) return false
  const isOfAll = [one, other].every(
    ({ scope }) => scope.narrowed.length + scope.names.length === 0 && scope.conditions.length === 1,
  )
  return isOfAll && one.said.bound === 'exact' && !areApart(one.said, other.said)
}

/** Who transfers the salary needs no more of it than those of whom nothing else is asked. */
function isHigherForTransfer(one: Claim, other: Claim): boolean {
  if (one.subject !== 'salary' || !isFigure(one.said) || !isFigure(other.said)) return false
  const [least, more] = [one.said, other.said]
  const { narrowed } = other.scope
  const isOfTransfer = narrowed.length > 0 && narrowed.every(({ name }) => name === 'salary transfer')
  const isLeast = [least, more].every(({ bound }) => sideOf(bound) === 'least')
  if (!isPlain(one.scope) || !isOfTransfer || other.scope.conditions.length > 0 || !isLeast) return false
  if (typeof least.value !== 'string' || typeof more.value !== 'string') return false
  return least.unit === more.unit && compare(least.value, more.value) < 0
}

/** A bonus of 50,000 for all leaves none of 40,000 for those who spend so much. */
function isMoreForAll(one: Claim, other: Claim): boolean {
  if (one.subject !== 'bonus' || !isFigure(one.said) || !isFigure(other.said)) return false
  const [most, less] = [one.said, other.said]
  if (most.unit !== less.unit || most.bound !== 'exact' || less.bound !== 'exact') return false
  if (typeof most.value !== 'string' || typeof less.value !== 'string') return false
  const isOfSome = other.scope.conditions.length > 0
  return (
    isPlain(withoutAny(one.scope)) &&
    isOfSome &&
    isWider(one.scope, other.scope) &&
    compare(most.value, less.value) > 0
  )
}

function haveSameBasis(one: Figure, other: Figure): boolean {
  return (['per', 'method'] as const).every(
    (basis) => one[basis] === undefined || other[basis] === undefined || one[basis] === other[basis],
  )
}

/** "Fixed 3 years: 4.24%" is the rate of that term, and then none is "from 4.14%". */
function areOfOneTier(one: Claim, other: Claim): boolean {
  if (one.subject !== 'rate' || one.scope.conditions.length === 0) return false
  return (
    isFigure(one.said) &&
    isFigure(other.said) &&
    areApart(one.said, other.said) &&
    isExactBeside(one.said, other.said)
  )
}

function isExactBeside({ bound }: Figure, other: Figure): boolean {
  return [bound, other.bound].sort().join() === 'exact,from'
}

function areApart({ value, unit }: Figure, other: Figure): boolean {
  return unit === other.unit && JSON.stringify(value) !== JSON.stringify(other.value)
}

/** From and to, both included; nothing for no end. Of a list it is not known which of its values hold. */
type Extent = { least?: string; most?: string; isList?: boolean }

function exclude(one: Figure, other: Figure): boolean {
  if (areOtherDays(one, other) || areOtherDays(other, one)) return true
  const [base, factors] = commonUnit(one.unit, other.unit) ?? []
  if (!base || !factors) return false
  const [first, second] = [extentOf(one, factors[0]), extentOf(other, factors[1])]
  if (!first || !second) return false
  // A bare number may be with or without the tax.
  const isBare = one.unit !== other.unit && (one.unit === 'AED' || other.unit === 'AED')
  const isTaxSaid = one.vat !== undefined && other.vat !== undefined && one.vat !== other.vat
  if (isTaxSaid && sideOf(one.bound) === sideOf(other.bound)) return !isTaxOf(one, other)
  if ((one.vat !== other.vat || isBare) && isTaxOf(one, other)) return false
  const [side, otherSide] = [sideOf(one.bound), sideOf(other.bound)]
  if (side !== 'both' && side === otherSide) {
    const isAlike = (one.bound === 'over') === (other.bound === 'over')
    return isAlike && differ(first[side], second[side])
  }
  if (first.isList || second.isList) return isOutside(first, second) || isOutside(second, first)
  return (
    isBelow(first, second) ||
    isBelow(second, first) ||
    (isRange(one) && endDiffers(first, second, otherSide)) ||
    (isRange(other) && endDiffers(second, first, side))
  )
}

/** "1 to 4 years" and "up to 60 months": the ends of a range are limits too. */
function endDiffers(range: Extent, other: Extent, side: 'least' | 'most' | 'both'): boolean {
  if (side !== 'both') return differ(range[side], other[side])
  const isPoint = other.least === other.most
  return !isPoint && (differ(range.least, other.least) || differ(range.most, other.most))
}

function isRange({ value }: Figure): boolean {
  return typeof value === 'object' && 'from' in value
}

function differ(one = '0', other = '0'): boolean {
  return compare(one, other) !== 0
}

/** Whether one of a list is beyond an end of the other. */
function isOutside(list: Extent, { least, most, isList }: Extent): boolean {
  if (!list.isList || isList || least === most) return false
  return isBelow({ most }, { least: list.most }) || isBelow({ most: list.least }, { least })
}

function isBelow(
  { most }: { most?: string | undefined },
  { least }: { least?: string | undefined },
): boolean {
  return most !== undefined && least !== undefined && compare(most, least) < 0
}

function sideOf(bound: Bound): 'least' | 'most' | 'both' {
  if (/^(?:from|min|over)$/.test(bound)) return 'least'
  return /^(?:upTo|max|within)$/.test(bound) ? 'most' : 'both'
}

/** Nothing for what is said to be approximate. */
function extentOf({ value, bound }: Figure, factor: string): Extent | undefined {
  if (bound === 'about') return undefined
  if (typeof value === 'object') {
    const [from, to] = 'from' in value ? [value.from, value.to] : [lowest(value), highest(value)]
    const isList = Array.isArray(value)
    return { least: multiply(from, factor), most: multiply(to, factor), ...(isList && { isList }) }
  }
  if (!/^[\d.]+$/.test(value)) return undefined
  const scaled = multiply(value, factor)
  const side = sideOf(bound)
  if (side === 'both') return { least: scaled, most: scaled }
  return side === 'least' ? { least: scaled } : { most: scaled }
}

function lowest(values: readonly string[]): string {
  return values.reduce((one, other) => (compare(one, other) < 0 ? one : other))
}

function highest(values: readonly string[]): string {
  return values.reduce((one, other) => (compare(one, other) > 0 ? one : other))
}

/** Times that can be converted for certain, in the smallest unit of each kind. Ages are often said without "years". */
const kinds: Record<string, string>[] = [
  { month: '1', year: '12' },
  { second: '1', minute: '60', hour: '3600', day: '86400', week: '604800' },
  { second: '1', minute: '60', hour: '3600', workday: '86400' },
  { bare: '1', AED: '1' },
  { bare: '1', year: '1' },
  { bare: '1', times: '1', 'count:visit': '1', 'count:lounge': '1' },
]

function commonUnit(
  one: Unit | 'bare' = 'bare',
  other: Unit | 'bare' = 'bare',
): [string, [string, string]] | undefined {
  if (one === other) return one === 'ratio' ? undefined : [one, ['1', '1']]
  for (const factors of kinds) {
    const [first, second] = [factors[one], factors[other]]
    if (first && second) return [one, [first, second]]
  }
  return undefined
}

/** So many working days are as many days or, with the weekends between, some more. */
function areOtherDays(one: Figure, other: Figure): boolean {
  if (one.unit !== 'workday' || other.unit !== 'day') return false
  if (typeof one.value !== 'string' || typeof other.value !== 'string') return false
  if (sideOf(one.bound) === 'least' || sideOf(other.bound) === 'least') return false
  const most = add(multiply(one.value, '1.4'), '2')
  return compare(other.value, one.value) < 0 || compare(other.value, most) > 0
}

/** AED 525 with VAT is AED 500 without, give or take what was rounded; where only one says, it may be either. */
function isTaxOf(one: Figure, other: Figure): boolean {
  if (typeof one.value !== 'string' || typeof other.value !== 'string') return false
  const isSaidByBoth = one.vat !== undefined && other.vat !== undefined
  if (!isSaidByBoth && compare(one.value, other.value) === 0) return true
  const isFirstNet = isSaidByBoth ? one.vat === 'excl' : compare(one.value, other.value) < 0
  const [net, gross] = isFirstNet ? [one.value, other.value] : [other.value, one.value]
  const taxed = multiply(net, '1.05')
  return compare(taxed, add(gross, '1')) < 0 && compare(gross, add(taxed, '1')) < 0
}
