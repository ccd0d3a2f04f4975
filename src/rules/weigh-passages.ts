import { listFeatures } from '#learnt/features.ts'
import { sumUp, weigh } from '#learnt/points.ts'
import { arabicLetter } from '#learnt/root-of.ts'
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

/** What a sentence has of points, of features, of words that are weighed, and of Arabic ones. */
type Sum = { from: number; to: number; points: number; count: number; weighed: number; arabic: number }

function readSentence(words: readonly Word[], from: number): Sum {
  const to = endOfSentence(words, from)
  const spoken = spokenOf(words.slice(from, to))
  const arabic = countArabic(spoken)
  const features = listFeatures(spoken)
  const points = sumUp(features, languageOf(arabic, spoken.length).points)
  return { from, to, points, count: features.length, weighed: spoken.length, arabic }
}

function endOfSentence(words: readonly Word[], from: number): number {
  let to = from
  while (words[to] && words[to]?.sentence === words[from]?.sentence) to += 1
  return to
}

function spokenOf(words: readonly Word[]): string[] {
  return words.filter(({ isQuoted }) => !isQuoted).map(({ text }) => text)
}

function countArabic(spoken: readonly string[]): number {
  return spoken.filter((word) => arabicLetter.test(word)).length
}

function addSums(one: Sum, other: Sum): Sum {
  return {
    from: one.from,
    to: other.to,
    points: one.points + other.points,
    count: one.count + other.count,
    weighed: one.weighed + other.weighed,
    arabic: one.arabic + other.arabic,
  }
}

function weighSum({ from, to, points, count, weighed, arabic }: Sum): Weighed {
  const { start } = languageOf(arabic, weighed)
  return { from, to, weighed, weight: weigh(start, points, count) }
}

/** What words are known by, sentence by sentence. */
export function featuresOfWords(words: readonly Word[]): number[] {
  return [...Map.groupBy(words, ({ sentence }) => sentence).values()].flatMap((each) =>
    listFeatures(spokenOf(each)),
  )
}

/** The id of the rule that an improper passage breaks, where it is clearly likest to what that one is about. */
export function ruleOfPassage(words: readonly Word[], { from, to }: Weighed): string | undefined {
  const own = words.slice(from, to)
  const features = featuresOfWords(own)
  const spoken = spokenOf(own)
  const [first, second] = [...languageOf(countArabic(spoken), spoken.length).rules]
    .map(([id, points]) => ({ id, pull: sumUp(features, points) }))
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
