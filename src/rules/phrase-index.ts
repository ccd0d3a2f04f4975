import type { Choice, Dictionary } from './dictionary.ts'
import {
  firstChoicesOf,
  firstPlace,
  lastPlace,
  longestMarked,
  marks,
  matchPhrase,
  notesOfPart,
  type Phrase,
  type Places,
  type Search,
  type Step,
} from './phrase.ts'
import type { Word } from './read-words.ts'

/**
 * Many phrases. A text tells first of which parts of phrases it has a word; only phrases of which it has all parts are
 * tried, and they are found by their rarest part.
 */
export type PhraseIndex<Owner> = {
  dictionary: Dictionary
  /** That begin with it. */
  byChoice: ReadonlyMap<Choice, readonly number[]>
  /** By the first letters alone. */
  byBeginning: ReadonlyMap<string, readonly number[]>
  ofNumbers: readonly number[]
  /** By part, those of which it is the rarest; most parts are that of none. */
  phrases: readonly (readonly Entry<Owner>[])[]
  seen: Seen
  /** Of words that texts had; a page says most of its words more than once, and is looked at with every key. */
  readings: Map<string, Reading>
}

/** What a word of a text may be in phrases, and which parts may begin with it. */
type Reading = { choices: readonly Choice[]; parts: Int32Array }

const none: readonly never[] = []

type Given<Owner> = { owner: Owner; phrase: Phrase }
/** The parts that may not be missing: the rarest first, and as they follow each other. */
type Entry<Owner> = Given<Owner> & { needed: readonly number[]; inOrder: readonly number[] }

/** A sheet to note on, for one thought after the other, as new ones cost more than what is noted: by part. */
type Seen = { isRarest: Uint8Array; places: Places }

/** From the word `from` up to `to`, that one left out. */
export type PhraseHit<Owner> = { owner: Owner; from: number; to: number }

/** Of phrases of one reader, whose dictionary this is. */
export function indexPhrases<Owner>(
  given: readonly Given<Owner>[],
  dictionary: Dictionary,
): PhraseIndex<Owner> {
  const byChoice = new Map<Choice, number[]>()
  const byBeginning = new Map<string, number[]>()
  const ofNumbers: number[] = []
  const frequencies: number[] = []
  for (const { part, options } of listParts(given)) {
    const choices = new Set(options.flatMap(firstChoicesOf))
    for (const choice of choices) addTo(byChoice, choice, part)
    const beginnings = options.flatMap(({ single }) => single.beginnings)
    for (const beginning of beginnings) addTo(byBeginning, beginning.slice(0, stemLength), part)
    if ([...choices].some(({ isNumber }) => isNumber)) ofNumbers.push(part)
    frequencies[part] = [...choices].reduce((sum, { frequency }) => sum + frequency, 0)
  }
  const count = frequencies.length
  const phrases: (readonly Entry<Owner>[])[] = Array.from({ length: count }, () => none)
  for (const { owner, phrase } of given) {
    const inOrder = phrase.filter(({ isOptional }) => !isOptional).map(({ part }) => part)
    const needed = inOrder.toSorted((one, other) => (frequencies[one] ?? 0) - (frequencies[other] ?? 0))
    const [rarest = 0] = needed
    phrases[rarest] = [...(phrases[rarest] ?? none), { owner, phrase, needed, inOrder }]
  }
  const seen = {
    isRarest: Uint8Array.from(phrases, (entries) => (entries.length > 0 ? 1 : 0)),
    places: { thought: 0, start: 0, notes: new Int32Array(count * notesOfPart) },
  }
  return { dictionary, byChoice, byBeginning, ofNumbers, phrases, seen, readings: new Map() }
}

/** Each part once. */
function listParts(given: readonly Given<unknown>[]): Step[] {
  return [...new Map(given.flatMap(({ phrase }) => phrase.map((step) => [step.part, step]))).values()]
}

const stemLength = 2

function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

/** Every phrase wherever it begins. None goes on beyond its thought. */
export function findPhrases<Owner>(index: PhraseIndex<Owner>, words: readonly Word[]): PhraseHit<Owner>[] {
  const { phrases, seen } = index
  const readings = words.map((word) => readWord(index, word))
  const search = { words, choices: readings.map(({ choices }) => choices), places: seen.places }
  const hits: PhraseHit<Owner>[] = []
  for (let start = 0; start < words.length; ) {
    const end = endOfThought(words, start)
    const parts = placeParts(seen, readings, start, end)
    for (const part of parts) {
      for (const entry of phrases[part] ?? none) {
        if (!hasAll(seen.places, entry.needed) || !hasInOrder(seen.places, entry.inOrder)) continue
        const { notes } = seen.places
        const first = entry.phrase[0]
        const isFirst = first !== undefined && !first.isOptional
        const from = isFirst ? notes[first.part * notesOfPart + firstPlace] : start
        const to = isFirst ? notes[first.part * notesOfPart + lastPlace] : end - 1
        tryPhrase(entry, search, from ?? start, to ?? end - 1, hits)
      }
    }
    start = end
  }
  return hits
}

type Thoughts = Omit<Search, 'phrase'>

function endOfThought(words: readonly Word[], start: number): number {
  let end = start + 1
  while (words[end]?.thought === words[start]?.thought && end < words.length) end += 1
  return end
}

function readWord(index: PhraseIndex<unknown>, word: Word): Reading {
  const { readings, byChoice, byBeginning, ofNumbers } = index
  if (word.forms.length === 0) return noReading
  const known = readings.get(word.text)
  if (known) return known
  const choices = choicesOf(index, word)
  const parts = new Set([
    ...choices.flatMap((choice) => byChoice.get(choice) ?? none),
    ...word.forms.flatMap((form) => byBeginning.get(form.slice(0, stemLength)) ?? none),
    ...(word.isNumber ? ofNumbers : none),
  ])
  const reading = { choices, parts: Int32Array.from(parts) }
  if (readings.size >= mostReadings) readings.clear()
  readings.set(word.text, reading)
  return reading
}

const noReading: Reading = { choices: none, parts: new Int32Array(0) }
const mostReadings = 5000

function choicesOf({ dictionary }: Pick<PhraseIndex<unknown>, 'dictionary'>, { forms }: Word) {
  const [only = ''] = forms
  if (forms.length === 1) return dictionary.get(only) ?? none
  return forms.flatMap((form) => dictionary.get(form) ?? none)
}

/** The parts of which the thought has a word, and that are the rarest of a phrase; where the first and the last of these stand is kept in `seen`. */
function placeParts(seen: Seen, readings: readonly Reading[], start: number, end: number): number[] {
  seen.places.thought += 1
  seen.places.start = start
  const rarest: number[] = []
  for (let place = start; place < end; place += 1) {
    const parts = readings[place]?.parts
    if (parts) noteParts(seen, parts, place, rarest)
  }
  return rarest
}

function noteParts({ isRarest, places }: Seen, found: Int32Array, place: number, parts: number[]) {
  const { thought, start, notes } = places
  const mark = place - start < longestMarked ? 1 << (place - start) : 0
  for (let index = 0; index < found.length; index += 1) {
    const part = found[index] ?? 0
    const at = part * notesOfPart
    if (notes[at] === thought) {
      notes[at + marks] = (notes[at + marks] ?? 0) | mark
    } else {
      notes[at] = thought
      notes[at + firstPlace] = place
      notes[at + marks] = mark
      if (isRarest[part] === 1) parts.push(part)
    }
    notes[at + lastPlace] = place
  }
}

/** That it has the rarest is known. */
function hasAll({ thought, notes }: Places, needed: readonly number[]): boolean {
  for (let index = 1; index < needed.length; index += 1) {
    if (notes[(needed[index] ?? 0) * notesOfPart] !== thought) return false
  }
  return true
}

/** Whether each may stand behind the one before. */
function hasInOrder({ notes }: Places, inOrder: readonly number[]): boolean {
  let least = -1
  for (const part of inOrder) {
    const at = part * notesOfPart
    if ((notes[at + lastPlace] ?? 0) <= least) return false
    least = Math.max(least + 1, notes[at + firstPlace] ?? 0)
  }
  return true
}

function tryPhrase<Owner>(
  { owner, phrase }: Entry<Owner>,
  thoughts: Thoughts,
  from: number,
  to: number,
  hits: PhraseHit<Owner>[],
) {
  const search = { ...thoughts, phrase }
  for (let place = from; place <= to; place += 1) {
    const end = matchPhrase(search, place)
    if (end !== undefined) hits.push({ owner, from: place, to: end })
  }
}
