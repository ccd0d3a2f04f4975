import { rememberLast } from '#base/remember-last.ts'
import { type Claim, claimsOf, isFigure } from './claims.ts'
import { compare, multiply } from './decimal.ts'
import { denies, disagree } from './disagree.ts'
import { readSentence } from './read-sentence.ts'
import { sayingsOf } from './sayings.ts'
import { isForAll } from './scope.ts'

/** Two lines that cannot both be true, by their places; the first is the earlier one. */
export type Contradiction = { one: number; other: number }

/** While somebody types, and from one value of a page to the next, most lines stay as they are. */
const readClaims = rememberLast(200, claimsOf)

/**
 * Pairs of lines that say different figures of one thing, in one language or across both. What they are all `about` narrows
 * none of them: on a page for customers who transfer their salary, what holds for these holds for all.
 */
export function findContradictions(lines: readonly string[], about = ''): Contradiction[] {
  const common = namesOfAll(about)
  const claims = lines.map((line) => readClaims(line).map((claim) => widen(claim, common)))
  const pairs = lines.flatMap((_, one) =>
    lines.slice(one + 1).flatMap((_, index) => {
      const other = one + 1 + index
      if (!contradict(claims[one] ?? [], claims[other] ?? [])) return []
      return areRows(lines[one] ?? '', lines[other] ?? '') ? [] : [{ one, other }]
    }),
  )
  return [...pairs, ...unreached(claims)]
}

/** "Up to 4.10%" where the highest of the tiers is 3.80%: the line of that, and the one that says more. */
function unreached(claims: readonly (readonly Claim[])[]): Contradiction[] {
  const tiers = claims.flatMap((own, line) =>
    own.flatMap((claim) => (claim.isTier ? [] : tierOf(claim, line))),
  )
  if (tiers.length < fewestTiers) return []
  const highest = tiers.reduce((one, other) => (compare(one.value, other.value) < 0 ? other : one))
  return claims.flatMap((own, line) => {
    const isMore = own.some(
      (claim) => !claim.isTier && isHeadline(claim) && compare(claim.said.value, highest.value) > 0,
    )
    return isMore ? [{ one: Math.min(line, highest.line), other: Math.max(line, highest.line) }] : []
  })
}

const fewestTiers = 3

/** A rate that holds for so much or so long. */
function tierOf({ subject, said, scope }: Claim, line: number): { value: string; line: number }[] {
  const isRate = subject === 'rate' && isFigure(said) && said.unit === '%' && said.bound === 'exact'
  if (!isRate || scope.conditions.length === 0 || typeof said.value !== 'string') return []
  return [{ value: said.value, line }]
}

function isHeadline(claim: Claim): claim is Claim & { said: { value: string } } {
  const { subject, said, scope } = claim
  const isLimit = subject === 'rate' && isFigure(said) && said.unit === '%' && said.bound === 'upTo'
  return isLimit && typeof said.value === 'string' && scope.narrowed.length + scope.conditions.length === 0
}

/** What all lines are about: by the names of the tables, and word by word, as the product has its own name. */
function namesOfAll(about: string): ReadonlySet<string> {
  const { qualifiers, tokens } = readSentence(about)
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text)
  return new Set([...qualifiers.map(({ name }) => name), ...words, ...words.map((word) => `for ${word}`)])
}

function widen({ scope, ...claim }: Claim, common: ReadonlySet<string>): Claim {
  if (common.size === 0) return { ...claim, scope }
  const narrowed = scope.narrowed.filter(({ name }) => !common.has(name))
  const names = scope.names.filter((name) => !common.has(name))
  return { ...claim, scope: { ...scope, narrowed, names } }
}

function contradict(ones: readonly Claim[], others: readonly Claim[]): boolean {
  return ones.some((one) =>
    others.some(
      (other) =>
        (areOfOne(one, other) && (one.isTier || other.isTier ? denies(one, other) : disagree(one, other))) ||
        differAYear(one, other) ||
        differAYear(other, one),
    ),
  )
}

/** "AED 99 a month" and "AED 1,500 a year" for one thing. */
function differAYear(monthly: Claim, yearly: Claim): boolean {
  const { said } = monthly
  if (monthly.subject !== 'monthly fee' || yearly.subject !== 'annual fee' || !isFigure(said)) return false
  if (typeof said.value !== 'string' || !isFigure(yearly.said) || yearly.said.per !== 'year') return false
  const value = multiply(said.value, '12')
  return disagree({ ...monthly, subject: yearly.subject, said: { ...said, value, per: 'year' } }, yearly)
}

/** A fee without its name may be any, where it is said that there is none whatsoever. */
function areOfOne(one: Claim, other: Claim): boolean {
  if (one.subject === other.subject || areAmongSameWords(one, other)) return true
  const [named, unnamed] = one.subject === 'fee' ? [other, one] : [one, other]
  return (
    unnamed.subject === 'fee' &&
    named.subject.endsWith(' fee') &&
    named.said === 'none' &&
    isForAll(named.scope)
  )
}

/** "Cash paid within 45 days of the 3rd salary" and "cash paid in 60 days after the 3rd salary". */
function areAmongSameWords({ words: ones }: Claim, { words: others }: Claim): boolean {
  if (!ones || !others) return false
  const [few, many] = ones.length < others.length ? [ones, others] : [others, ones]
  return few.length > 2 && many.length - few.length < 2 && few.every((word) => many.includes(word))
}

/** "Plan A: tenor 3 months" and "Plan B: tenor 6 months": rows of one table, which differ by their names. */
function areRows(one: string, other: string): boolean {
  const [first, second] = [readRow(one), readRow(other)]
  if (first.name === second.name) return false
  // "Tenor 1 month" and "Tenor 3 months" are tiers, whatever their columns are called.
  const areTiers = first.tier !== undefined && first.tier === second.tier
  return areTiers || first.columns.some((column) => second.columns.includes(column))
}

/** A name, and what its columns are called: none where a colon merely parts a thing from its figure. */
const readRow = rememberLast(200, (line) => {
  const [, name = '', rest = ''] = /^([^:]{1,80}):\s(.+)$/s.exec(line) ?? []
  const columns = withoutFigures(rest)
    .split(/[,،]/)
    .map((column) => column.trim().toLowerCase())
  return {
    name: name.trim().toLowerCase(),
    ...(sayingsOf(name).length > 0 && { tier: withoutFigures(name).trim().toLowerCase() }),
    columns: /^\p{L}{3}/u.test(rest) ? columns.filter((column) => /\p{L}{3}/u.test(column)) : [],
  }
})

function withoutFigures(text: string): string {
  return sayingsOf(text).reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
}
