import { sumUp, weigh } from '#learnt/points.ts'
import { arabicLetter } from '#learnt/root-of.ts'
import { listTraces, pairOf, tracesOfWord } from '#learnt/traces.ts'
import type { Word } from './read-words.ts'
import { readWeights } from './weights.ts'

/** Words that are weighed together, from `from` up to `to`, that one left out. What is quoted is not weighed. */
export type Weighed = { from: number; to: number; weight: number; weighed: number }

/** Sentences that are weighed together, and each by itself. */
export type Passage = Weighed & { sentences: readonly Weighed[] }

/** How much the words of each passage together sound like what a bank does not say; below nothing for plain copy. */
export function weighPassages(words: readonly Word[]): Passage[] {
  const passages: Passage[] = []
  for (let from = 0; from < words.length; ) {
    const sums: Sum[] = []
    let to = from
    while (to < words.length) {
      const sum = readSentence(words, to)
      if (to > from && sum.to - from > longestPassage) break
      sums.push(sum)
      to = sum.to
    }
    passages.push({ ...weighSum(sums.reduce(addSums)), sentences: sums.map(weighSum) })
    from = to
  }
  return passages
}

/** Whole sentences, as many as have so many words. */
const longestPassage = 36

/** What a sentence has of points, of traces, of words that are weighed, and of Arabic ones; and its first and last word. */
type Sum = {
  from: number
  to: number
  points: number
  count: number
  weighed: number
  arabic: number
  first: Word | undefined
  last: Word | undefined
}

function readSentence(words: readonly Word[], from: number): Sum {
  const sentence = words[from]?.sentence
  let [to, points, count, weighed, arabic] = [from, 0, 0, 0, 0]
  let [first, last]: [Word | undefined, Word | undefined] = [undefined, undefined]
  for (let word = words[to]; word?.sentence === sentence && word; word = words[to]) {
    to += 1
    if (word.isQuoted) continue
    const traces = tracesOf(word)
    points += traces.points
    count += traces.count
    if (last) {
      points += pointsOfPair(last, word)
      count += 1
    }
    weighed += 1
    if (traces.isArabic) arabic += 1
    first ??= word
    last = word
  }
  return { from, to, points, count, weighed, arabic, first, last }
}

function addSums(one: Sum, other: Sum): Sum {
  const pair = one.last && other.first && pointsOfPair(one.last, other.first)
  return {
    from: one.from,
    to: other.to,
    points: one.points + other.points + (pair ?? 0),
    count: one.count + other.count + (pair === undefined ? 0 : 1),
    weighed: one.weighed + other.weighed,
    arabic: one.arabic + other.arabic,
    first: one.first ?? other.first,
    last: other.last ?? one.last,
  }
}

function weighSum({ from, to, points, count, weighed, arabic }: Sum): Weighed {
  const { start } = languageOf(arabic, weighed)
  return { from, to, weighed, weight: weigh(start, points, count) }
}

function pointsOfPair(one: Word, other: Word): number {
  const { en, ar } = readWeights()
  const pair = pairOf(one, other)
  return en.points.get(pair) ?? ar.points.get(pair) ?? 0
}

/** The id of the rule that an improper passage breaks, where it is clearly likest to what that one is about. */
export function ruleOfPassage(words: readonly Word[], { from, to }: Weighed): string | undefined {
  const spoken = words.slice(from, to).filter(({ isQuoted }) => !isQuoted)
  const traces = listTraces(spoken)
  const arabic = spoken.filter(({ text }) => arabicLetter.test(text)).length
  const [first, second] = [...languageOf(arabic, spoken.length).rules]
    .map(([id, points]) => ({ id, pull: sumUp(traces, points) }))
    .toSorted((one, other) => other.pull - one.pull)
  if (!first || first.pull < leastPull || first.pull < clearly * (second?.pull ?? 0)) return undefined
  return first.id
}

const leastPull = 40
const clearly = 1.2

function languageOf(arabic: number, all: number) {
  const { en, ar } = readWeights()
  return arabic * 2 > all ? ar : en
}

type Traces = { points: number; count: number; isArabic: boolean }

/** Of words that texts had. */
const known = new Map<string, Traces>()
const mostKnown = 5000

function tracesOf(word: Word): Traces {
  const traces = known.get(word.text)
  if (traces) return traces
  const { en, ar } = readWeights()
  const isArabic = arabicLetter.test(word.text)
  const { points } = isArabic ? ar : en
  const listed = tracesOfWord(word)
  const found = { points: sumUp(listed, points), count: listed.length, isArabic }
  if (known.size >= mostKnown) known.clear()
  known.set(word.text, found)
  return found
}
