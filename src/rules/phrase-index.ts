import { beginningsOf, longestMarked, matchPhrase, type Phrase, type Places } from './phrase.ts'
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

/** A sheet to note on, for one sentence after the other, as new ones cost more than what is noted: by part, in which sentence. */
type Seen = {
  sentence: number
  in: Int32Array
  isRarest: Uint8Array
  first: Int32Array
  last: Int32Array
  places: Places
}

/** From the word `from` up to `to`, that one left out. */
export type PhraseHit<Owner> = { owner: Owner; from: number; to: number }

export function indexPhrases<Owner>(given: readonly Given<Owner>[]): PhraseIndex<Owner> {
  const byWord = new Map<string, number[]>()
  const byBeginning = new Map<string, number[]>()
  const ofNumbers: number[] = []
  const frequencies: number[] = []
  for (const step of given.flatMap(({ phrase }) => phrase)) {
    const { part } = step
    if (frequencies[part] !== undefined) continue
    const { words, beginnings, isNumber } = beginningsOf(step)
    frequencies[part] = frequencyOf(words, beginnings, isNumber)
    for (const word of new Set(words)) addTo(byWord, word, part)
    for (const beginning of beginnings) addTo(byBeginning, beginning.slice(0, stemLength), part)
    if (isNumber) ofNumbers.push(part)
  }
  const count = frequencies.length
  const phrases: Entry<Owner>[][] = Array.from({ length: count }, () => [])
  for (const { owner, phrase } of given) {
    const inOrder = phrase.filter(({ isOptional }) => !isOptional).map(({ part }) => part)
    const needed = inOrder.toSorted((one, other) => (frequencies[one] ?? 0) - (frequencies[other] ?? 0))
    phrases[needed[0] ?? 0]?.push({ owner, phrase, needed, inOrder })
  }
  const seen = {
    sentence: 0,
    in: new Int32Array(count),
    isRarest: Uint8Array.from(phrases, (entries) => (entries.length > 0 ? 1 : 0)),
    first: new Int32Array(count),
    last: new Int32Array(count),
    places: { start: 0, at: new Int32Array(count) },
  }
  return { byWord: sharing(byWord), byBeginning, ofNumbers, phrases, seen }
}

/** Most words are of the same parts as another, such as all forms of one. */
function sharing(byWord: ReadonlyMap<string, readonly number[]>): Map<string, readonly number[]> {
  const known = new Map<string, readonly number[]>()
  const shared = new Map<string, readonly number[]>()
  for (const [word, parts] of byWord) {
    const key = parts.join()
    const same = known.get(key) ?? [...parts]
    known.set(key, same)
    shared.set(word, same)
  }
  return shared
}

const stemLength = 2

/** How often a text may have a word of it: short words are the frequent ones. */
function frequencyOf(words: readonly string[], beginnings: readonly string[], isNumber: boolean): number {
  const ofWords = [...words, ...beginnings].reduce((sum, { length }) => sum + length ** -3, 0)
  return ofWords + (isNumber ? 0.05 : 0)
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
        if (!hasAll(seen, entry.needed) || !hasInOrder(seen, entry.inOrder)) continue
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
  seen.sentence += 1
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
    if (seen.in[part] !== seen.sentence) {
      seen.in[part] = seen.sentence
      seen.first[part] = place
      places.at[part] = 0
      if (seen.isRarest[part] === 1) parts.push(part)
    }
    seen.last[part] = place
    const offset = place - places.start
    if (offset < longestMarked) places.at[part] = (places.at[part] ?? 0) | (1 << offset)
  }
}

function hasAll(seen: Seen, needed: readonly number[]): boolean {
  for (const part of needed) if (seen.in[part] !== seen.sentence) return false
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
