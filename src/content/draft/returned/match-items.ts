import { textOf } from '../../content.ts'
import type { Item } from '../items.ts'

/** Of two items that are the same one this share of their words is the same at least. */
const leastAlike = 0.4

/**
 * Which item of `before` each of `after` is, by their places; -1 for one that is new. People move rows, add some between them
 * and write them anew, and no number tells that: those that say the same are the same, then those that share most words, and
 * then those that stand alone between the same neighbours.
 */
export function matchItems(before: readonly Item['values'][], after: readonly Item['values'][]): number[] {
  const found = after.map(() => -1)
  const taken = new Set<number>()
  const take = (index: number, earlier: number) => {
    found[index] = earlier
    taken.add(earlier)
  }
  takeEqual(before.map(sayItem), after.map(sayItem), take, found, taken)
  takeAlike(before.map(pairsOf), after.map(pairsOf), take, found, taken)
  takeBetween(before.length, take, found, taken)
  return found
}

type Take = (index: number, earlier: number) => void

function takeEqual(
  before: readonly string[],
  after: readonly string[],
  take: Take,
  found: readonly number[],
  taken: ReadonlySet<number>,
) {
  const free = (words: string, earlier: number) => before[earlier] === words && !taken.has(earlier)
  // Where the same words stand twice, those in their places first.
  for (const [index, words] of after.entries()) if (words !== '' && free(words, index)) take(index, index)
  for (const [index, words] of after.entries()) {
    if (words === '' || found[index] !== -1) continue
    const earlier = before.findIndex((_, each) => free(words, each))
    if (earlier >= 0) take(index, earlier)
  }
}

function takeAlike(
  before: readonly ReadonlySet<string>[],
  after: readonly ReadonlySet<string>[],
  take: Take,
  found: readonly number[],
  taken: ReadonlySet<number>,
) {
  const candidates = after.flatMap((words, index) =>
    before.map((others, earlier) => ({ index, earlier, alike: alikeness(words, others) })),
  )
  const best = candidates
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted(
      (one, other) =>
        other.alike - one.alike || Math.abs(one.index - one.earlier) - Math.abs(other.index - other.earlier),
    )
  for (const { index, earlier } of best) if (found[index] === -1 && !taken.has(earlier)) take(index, earlier)
}

/** As many without a fellow on the one side as on the other, between the same neighbours: they were written anew. */
function takeBetween(length: number, take: Take, found: readonly number[], taken: ReadonlySet<number>) {
  let index = 0
  while (index < found.length) {
    if (found[index] !== -1) {
      index++
      continue
    }
    let end = index
    while (end < found.length && found[end] === -1) end++
    const from = index === 0 ? 0 : (found[index - 1] ?? 0) + 1
    let to = from
    while (to < length && !taken.has(to)) to++
    const isClosed = end === found.length ? to === length : found[end] === to
    if (isClosed && to - from === end - index)
      for (let at = 0; at < to - from; at++) take(index + at, from + at)
    index = end
  }
}

function sayItem(values: Item['values']): string {
  return Object.keys(values)
    .toSorted()
    .map((name) => `${name}: ${textOf(values[name]?.value)}`)
    .join('\n')
}

/** Twice what both have of what both have together (Dice); of pairs of words, and of single ones where there is no pair. */
function alikeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const pair of one) if (other.has(pair)) shared++
  return (2 * shared) / (one.size + other.size)
}

function pairsOf(values: Item['values']): Set<string> {
  const pairs = new Set<string>()
  for (const { value } of Object.values(values)) {
    const words =
      textOf(value)
        .toLowerCase()
        .replace(/<[^>]*>/g, ' ')
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    if (words.length === 1) pairs.add(words[0] ?? '')
    for (let at = 1; at < words.length; at++) pairs.add(`${words[at - 1]} ${words[at]}`)
  }
  return pairs
}
