import { withoutVowels } from '#word/blocks/vowels.ts'

/** What tells of a text by being somewhere in it, and how much. */
export type Sign = readonly [weight: number, pattern: RegExp]

/** How much all that is found of them tells together; the vowels of Arabic count for nothing. */
export function weighSigns(text: string, signs: readonly Sign[]): number {
  const bare = withoutVowels(text)
  let sum = 0
  for (const [weight, pattern] of signs) if (pattern.test(bare)) sum += weight
  return sum
}
