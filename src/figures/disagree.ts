import type { Claim } from './claims.ts'
import { compare, multiply } from './decimal.ts'
import type { Bound, Figure, Unit } from './figure.ts'

/** Whether two claims of one subject cannot both hold. Where it is not certain that they speak of the same, they may. */
export function disagree(one: Claim, other: Claim): boolean {
  if (one.qualifiers !== other.qualifiers || differ(one.names, other.names)) return false
  if (one.figure === 'none' || other.figure === 'none') {
    const said = one.figure === 'none' ? other.figure : one.figure
    return said !== 'none' && isAboveZero(said)
  }
  return (
    one.unit === other.unit && haveSameBasis(one.figure, other.figure) && exclude(one.figure, other.figure)
  )
}

/** Names on both sides and none in common: two products. */
function differ(ones: readonly string[], others: readonly string[]): boolean {
  return ones.length > 0 && others.length > 0 && !ones.some((name) => others.includes(name))
}

function isAboveZero({ value, bound }: Figure): boolean {
  if (typeof value !== 'string') return false
  return value !== '0' && bound !== 'over'
}

function haveSameBasis(one: Figure, other: Figure): boolean {
  const bases = ['per', 'method', 'vat'] as const
  return bases.every(
    (basis) => one[basis] === undefined || other[basis] === undefined || one[basis] === other[basis],
  )
}

/** From and to, both included; nothing for no end. */
type Extent = { least?: string; most?: string }

function exclude(one: Figure, other: Figure): boolean {
  const [base, factors] = commonUnit(one.unit, other.unit) ?? []
  if (!base || !factors) return false
  const [first, second] = [extentOf(one, factors[0]), extentOf(other, factors[1])]
  if (!first || !second || isTaxOf(one, other)) return false
  const side = sideOf(one.bound)
  if (side !== 'both' && side === sideOf(other.bound)) {
    const isAlike = (one.bound === 'over') === (other.bound === 'over')
    return isAlike && compare(first[side] ?? '0', second[side] ?? '0') !== 0
  }
  return isBelow(first, second) || isBelow(second, first)
}

function isBelow({ most }: Extent, { least }: Extent): boolean {
  return most !== undefined && least !== undefined && compare(most, least) < 0
}

function sideOf(bound: Bound): 'least' | 'most' | 'both' {
  if (/^(?:from|min|over)$/.test(bound)) return 'least'
  return /^(?:upTo|max|within)$/.test(bound) ? 'most' : 'both'
}

/** Nothing for tiers and for what is said to be approximate. */
function extentOf({ value, bound }: Figure, factor: string): Extent | undefined {
  if (bound === 'about' || Array.isArray(value)) return undefined
  if (typeof value === 'object') {
    return 'from' in value
      ? { least: multiply(value.from, factor), most: multiply(value.to, factor) }
      : undefined
  }
  const scaled = multiply(value, factor)
  const side = sideOf(bound)
  if (side === 'both') return { least: scaled, most: scaled }
  return side === 'least' ? { least: scaled } : { most: scaled }
}

/** Times that can be converted for certain, in the smaller unit of each kind. */
const inMonths = new Map<string, string>([
  ['month', '1'],
  ['year', '12'],
])
const inSeconds = new Map<string, string>([
  ['second', '1'],
  ['minute', '60'],
  ['hour', '3600'],
  ['day', '86400'],
  ['week', '604800'],
])

function commonUnit(one: Unit | undefined, other: Unit | undefined): [string, [string, string]] | undefined {
  if (one === other && one !== 'ratio') return [one ?? 'bare', ['1', '1']]
  for (const [name, factors] of [['month', inMonths] as const, ['second', inSeconds] as const]) {
    const [first, second] = [factors.get(one ?? ''), factors.get(other ?? '')]
    if (first && second) return [name, [first, second]]
  }
  return undefined
}

/** AED 525 with VAT is AED 500 without. */
function isTaxOf(one: Figure, other: Figure): boolean {
  if (
    (one.vat === undefined && other.vat === undefined) ||
    typeof one.value !== 'string' ||
    typeof other.value !== 'string'
  ) {
    return false
  }
  const [less, more] =
    compare(one.value, other.value) < 0 ? [one.value, other.value] : [other.value, one.value]
  return compare(multiply(less, '1.05'), more) === 0
}
