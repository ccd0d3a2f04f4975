import type { Chance } from '../../scripts/fuzz/chance.ts'

export type Change = (found: string, chance: Chance) => string

/** The text with one of the places changed that the pattern finds; nothing where it finds none. */
export function replaceOne(
  text: string,
  pattern: RegExp,
  change: Change,
  chance: Chance,
): string | undefined {
  const found = [...text.matchAll(pattern)]
  if (found.length === 0) return undefined
  const { 0: words, index } = chance.pick(found)
  return replaceAt(text, index, words.length, change(words, chance))
}

export function replaceAt(text: string, at: number, length: number, by: string): string {
  return text.slice(0, at) + by + text.slice(at + length)
}

/** In another order, by chance. */
export function shuffled<Value>(values: readonly Value[], chance: Chance): Value[] {
  const left = [...values]
  return values.map(() => left.splice(chance.below(left.length), 1)[0] as Value)
}
