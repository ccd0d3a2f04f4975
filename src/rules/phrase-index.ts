import {
  firstWordsOf,
  longestMarked,
  matchPhrase,
  mayBeNumber,
  type Option,
  type Phrase,
  type Places,
  type Step,
} from './phrase.ts'
import type { Word } from './read-words.ts'

/**
 * Many phrases. A text tells first of which parts of phrases it has a word; only phrases of which it has all parts are
 * tried, and they are found by their rarest part.
 */
export type PhraseIndex<Owner> = {
  byWord: ReadonlyMap<string, readonly number[]>
  /** By the first letters alone. */
  byBeginning: ReadonlyMap<string, readonly number[]>
  ofNumbers: readonly number[]
  /** By part, those of which it is the rarest; most parts are that of none. */
  phrases: readonly (readonly Entry<Owner>[])[]
  seen: Seen
}

type Given<Owner> = { owner: Owner; phrase: Phrase }
/** The parts that may not be missing: the rarest first, and as they follow each other. */
type Entry<Owner> = Given<Owner> & { needed: readonly number[]; inOrder: readonly number[] }

/** A sheet to note on, for one sentence after the other, as new ones cost more than what is noted: by part. */
type Seen = {
  isRarest: Uint8Array
  first: Int32Array
  last: Int32Array
  places: Places
}

/** From the word `from` up to `to`, that one left out. */
export type PhraseHit<Owner> = { owner: Owner; from: number; to: number }

export function indexPhrases<Owner>(given: readonly Given<Owner>[]): PhraseIndex<Owner> {
  const { parts, byOption } = listParts(given)
  const byBeginning = new Map<string, number[]>()
  const ofNumbers: number[] = []
  for (const [option, named] of byOption) {
    for (const beginning of option.single.beginnings)
      for (const part of named) addTo(byBeginning, beginning.slice(0, stemLength), part)
    if (mayBeNumber(option)) ofNumbers.push(...named)
  }
  const frequencyOfOption = new Map([...byOption.keys()].map((option) => [option, frequencyOf(option)]))
  const frequencies = parts.map(({ options }) =>
    options.reduce((sum, option) => sum + (frequencyOfOption.get(option) ?? 0), 0),
  )
  const count = parts.length
  const phrases: (readonly Entry<Owner>[])[] = Array.from({ length: count }, () => none)
  for (const { owner, phrase } of given) {
    const inOrder = phrase.filter(({ isOptional }) => !isOptional).map(({ part }) => part)
    const needed = inOrder.toSorted((one, other) => (frequencies[one] ?? 0) - (frequencies[other] ?? 0))
    const [rarest = 0] = needed
    phrases[rarest] = [...(phrases[rarest] ?? none), { owner, phrase, needed, inOrder }]
  }
  const seen = {
    isRarest: Uint8Array.from(phrases, (entries) => (entries.length > 0 ? 1 : 0)),
    first: new Int32Array(count),
    last: new Int32Array(count),
    places: { sentence: 0, start: 0, in: new Int32Array(count), at: new Int32Array(count) },
  }
  return { byWord: partsByWord(byOption), byBeginning, ofNumbers: [...new Set(ofNumbers)], phrases, seen }
}

/** All parts by their numbers, and which of them name each option: most words are those of lists, which many parts name. */
function listParts(given: readonly Given<unknown>[]) {
  const parts: Step[] = []
  const byOption = new Map<Option, number[]>()
  for (const step of given.flatMap(({ phrase }) => phrase)) {
    if (parts[step.part] !== undefined) continue
    parts[step.part] = step
    for (const option of new Set(step.options)) addTo(byOption, option, step.part)
  }
  return { parts, byOption }
}

/** Words that stand in the same options are of the same parts, which are there once. */
function partsByWord(byOption: ReadonlyMap<Option, readonly number[]>): Map<string, readonly number[]> {
  const none: Shared = { parts: [], with: new Map() }
  const shared = new Map<string, Shared>()
  for (const [option, parts] of byOption) {
    for (const word of firstWordsOf(option)) shared.set(word, sharedWith(shared.get(word) ?? none, parts))
  }
  return new Map(Array.from(shared, ([word, { parts }]) => [word, parts]))
}

/** What some words are of, and what those of them are of that stand in one option more. */
type Shared = { parts: readonly number[]; with: Map<readonly number[], Shared> }

function sharedWith(before: Shared, more: readonly number[]): Shared {
  const known = before.with.get(more)
  if (known) return known
  const shared = { parts: [...new Set([...before.parts, ...more])], with: new Map() }
  before.with.set(more, shared)
  return shared
}

const stemLength = 2

/** How often a text may have a word of it: short words are the frequent ones, and figures on the pages of a bank. */
function frequencyOf(option: Option): number {
  let frequency = mayBeNumber(option) ? 1 : 0
  for (const word of firstWordsOf(option)) frequency += word.length ** -3
  for (const beginning of option.single.beginnings) frequency += beginning.length ** -3
  return frequency
}

function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

/** Every phrase wherever it begins, in the order of the text. None goes on beyond its sentence. */
export function findPhrases<Owner>(index: PhraseIndex<Owner>, words: readonly Word[]): PhraseHit<Owner>[] {
  const { phrases, seen } = index
  const hits: PhraseHit<Owner>[] = []
  for (let start = 0; start < words.length; ) {
    const end = endOfSentence(words, start)
    const parts = placeParts(index, words, start, end)
    for (const part of parts) {
      for (const entry of phrases[part] ?? none) {
        if (!hasAll(seen.places, entry.needed) || !hasInOrder(seen, entry.inOrder)) continue
        const first = entry.phrase[0]
        const isFirst = first !== undefined && !first.isOptional
        const from = isFirst ? seen.first[first.part] : start
        const to = isFirst ? seen.last[first.part] : end - 1
        tryPhrase(entry, words, seen.places, from ?? start, to ?? end - 1, hits)
      }
    }
    start = end
  }
  return hits.toSorted((one, other) => one.from - other.from)
}

const none: readonly never[] = []

function endOfSentence(words: readonly Word[], start: number): number {
  let end = start + 1
  while (words[end]?.sentence === words[start]?.sentence && end < words.length) end += 1
  return end
}

/** The parts of which the sentence has a word, and that are the rarest of a phrase; where the first and the last of these stand is kept in `seen`. */
function placeParts<Owner>(
  { byWord, byBeginning, ofNumbers, seen }: PhraseIndex<Owner>,
  words: readonly Word[],
  start: number,
  end: number,
): number[] {
  seen.places.sentence += 1
  seen.places.start = start
  const parts: number[] = []
  for (let place = start; place < end; place += 1) {
    const word = words[place]
    if (!word) continue
    for (const form of word.forms) {
      noteParts(seen, byWord.get(form), place, parts)
      noteParts(seen, byBeginning.get(form.slice(0, stemLength)), place, parts)
    }
    if (word.isNumber) noteParts(seen, ofNumbers, place, parts)
  }
  return parts
}

function noteParts(seen: Seen, found: readonly number[] | undefined, place: number, parts: number[]) {
  if (!found) return
  const { places } = seen
  for (const part of found) {
    if (places.in[part] !== places.sentence) {
      places.in[part] = places.sentence
      seen.first[part] = place
      places.at[part] = 0
      if (seen.isRarest[part] === 1) parts.push(part)
    }
    seen.last[part] = place
    const offset = place - places.start
    if (offset < longestMarked) places.at[part] = (places.at[part] ?? 0) | (1 << offset)
  }
}

function hasAll({ sentence, in: seen }: Places, needed: readonly number[]): boolean {
  for (const part of needed) if (seen[part] !== sentence) return false
  return true
}

/** Whether each may stand behind the one before. */
function hasInOrder({ first, last }: Seen, inOrder: readonly number[]): boolean {
  let least = -1
  for (const part of inOrder) {
    if ((last[part] ?? 0) <= least) return false
    least = Math.max(least + 1, first[part] ?? 0)
  }
  return true
}

function tryPhrase<Owner>(
  { owner, phrase }: Entry<Owner>,
  words: readonly Word[],
  places: Places,
  from: number,
  to: number,
  hits: PhraseHit<Owner>[],
) {
  for (let place = from; place <= to; place += 1) {
    const end = matchPhrase(phrase, words, places, place)
    if (end !== undefined) hits.push({ owner, from: place, to: end })
  }
}
