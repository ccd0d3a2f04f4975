import { rememberLast } from '#base/remember-last.ts'
import { type Claim, claimsOf } from './claims.ts'
import { disagree } from './disagree.ts'
import { readSentence } from './read-sentence.ts'

/** Two lines that cannot both be true, by their places; the first is the earlier one. */
export type Contradiction = { one: number; other: number }

/** While somebody types, and from one value of a page to the next, most lines stay as they are. */
const readClaims = rememberLast(200, claimsOf)

/**
 * Pairs of lines that say different figures of one thing, in one language or across both. What they are all `about` narrows
 * none of them: on a page for customers who transfer their salary, what holds for these holds for all.
 */
export function findContradictions(lines: readonly string[], about = ''): Contradiction[] {
  const common = new Set(readSentence(about).qualifiers.map(({ name }) => name))
  const claims = lines.map((line) => readClaims(line).map((claim) => widen(claim, common)))
  return lines.flatMap((_, one) =>
    lines.slice(one + 1).flatMap((_, index) => {
      const other = one + 1 + index
      return contradict(claims[one] ?? [], claims[other] ?? []) ? [{ one, other }] : []
    }),
  )
}

function widen(claim: Claim, common: ReadonlySet<string>): Claim {
  if (common.size === 0) return claim
  const narrowed = claim.scope.narrowed.filter(({ name }) => !common.has(name))
  return { ...claim, scope: { ...claim.scope, narrowed } }
}

function contradict(ones: readonly Claim[], others: readonly Claim[]): boolean {
  return ones.some((one) => others.some((other) => one.subject === other.subject && disagree(one, other)))
}
