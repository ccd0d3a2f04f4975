import type { Fact } from './fact.ts'
import { keyOf } from './known.ts'
import { wordsOf } from './names.ts'
import { readText } from './trace-text.ts'

/** A text of the page, wherever it stands. */
export type PlacedText<Place> = { place: Place; text: string }

/** Where a fact stands: texts that say its first figure, or the most of its words where it has none. */
export function placesOf<Place>(fact: Fact, texts: readonly PlacedText<Place>[]): Place[] {
  const [main] = readText(fact.text).sayings
  if (main) {
    const key = keyOf(main)
    return texts
      .filter(({ text }) => readText(text).sayings.some((each) => keyOf(each) === key))
      .map(({ place }) => place)
  }
  const words = [...new Set(wordsOf(fact.text).filter((word) => word.length > 3))]
  if (words.length === 0) return []
  return texts
    .filter(({ text }) => {
      const found = new Set(wordsOf(text))
      return words.filter((word) => found.has(word)).length / words.length >= 0.6
    })
    .map(({ place }) => place)
}
