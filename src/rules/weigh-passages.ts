import type { Word } from './read-words.ts'
import { rootOf } from './root-of.ts'
import { arabicLetter } from './rule-set.ts'
import { readWeights } from './weights.ts'

/** Sentences that are weighed together, from the word `from` up to `to`, that one left out. What is quoted is not weighed. */
export type Passage = { from: number; to: number; weight: number; weighed: number }

/** How much the words of each passage together sound like what a bank does not say; below nothing for plain copy. */
export function weighPassages(words: readonly Word[]): Passage[] {
  const passages: Passage[] = []
  for (let from = 0; from < words.length; ) {
    const to = endOfPassage(words, from)
    passages.push({ from, to, ...weigh(words, from, to) })
    from = to
  }
  return passages
}

/** Whole sentences, as many as have so many words. */
const longestPassage = 36

function endOfPassage(words: readonly Word[], from: number): number {
  let end = from
  for (let at = from; at < words.length; ) {
    const sentence = words[at]?.sentence
    while (at < words.length && words[at]?.sentence === sentence) at += 1
    if (end > from && at - from > longestPassage) break
    end = at
  }
  return end
}

function weigh(words: readonly Word[], from: number, to: number): Pick<Passage, 'weight' | 'weighed'> {
  const { start } = readWeights()
  let [points, count, weighed, arabic] = [0, 0, 0, 0]
  for (let at = from; at < to; at += 1) {
    const word = words[at]
    if (!word) break
    if (word.isQuoted) continue
    const traces = tracesOf(word)
    points += traces.points
    count += traces.count
    weighed += 1
    if (traces.isArabic) arabic += 1
  }
  const base = arabic * 2 > weighed ? start.ar : start.en
  return { weighed, weight: base + points / Math.sqrt(Math.max(1, count)) }
}

type Traces = { points: number; count: number; isArabic: boolean }

/** Of words that texts had. */
const known = new Map<string, Traces>()
const mostKnown = 5000

function tracesOf(word: Word): Traces {
  const traces = known.get(word.text)
  if (traces) return traces
  const { points } = readWeights()
  const listed = listTraces(word)
  const sum = listed.reduce((total, trace) => total + (points.get(trace) ?? 0), 0)
  const found = { points: sum, count: listed.length, isArabic: arabicLetter.test(word.text) }
  if (known.size >= mostKnown) known.clear()
  known.set(word.text, found)
  return found
}

/** What a word is known by: its forms, and with a star behind it what they have in common. Numbers say nothing. */
export function listTraces({ text, forms, isNumber }: Pick<Word, 'text' | 'forms' | 'isNumber'>): string[] {
  if (isNumber && /^\p{N}/u.test(text)) return []
  const root = rootOf(text)
  return [...new Set([text, ...forms, ...(root === text ? [] : [`${root}*`])])]
}
