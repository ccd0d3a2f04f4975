import { rememberLast } from '#base/remember-last.ts'
import { type Claim, claimsOf } from './claims.ts'
import { disagree } from './disagree.ts'

/** Two lines that cannot both be true, by their places; the first is the earlier one. */
export type Contradiction = { one: number; other: number }

/** While somebody types, and from one value of a page to the next, most lines stay as they are. */
const readClaims = rememberLast(200, claimsOf)

/** Pairs of lines that say different figures of one thing, in one language or across both. */
export function findContradictions(lines: readonly string[]): Contradiction[] {
  const claims = lines.map(readClaims)
  return lines.flatMap((_, one) =>
    lines.slice(one + 1).flatMap((_, index) => {
      const other = one + 1 + index
      return contradict(claims[one] ?? [], claims[other] ?? []) ? [{ one, other }] : []
    }),
  )
}

function contradict(ones: readonly Claim[], others: readonly Claim[]): boolean {
  return ones.some((one) => others.some((other) => one.subject === other.subject && disagree(one, other)))
}
