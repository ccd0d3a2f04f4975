import type { WordParagraph } from '#word/walk/document.ts'
import type { Grain } from './grain.ts'
import { plainOf } from './make-value.ts'

/** The words of grains, each read once, though all components try to hold them. */
export type Words = { paragraphs: readonly WordParagraph[]; read: WeakMap<object, string> }

export function createWords(paragraphs: readonly WordParagraph[]): Words {
  return { paragraphs, read: new WeakMap() }
}

export function textOfGrain(grain: Grain, { paragraphs, read }: Words): string {
  const known = read.get(grain.pieces)
  if (known !== undefined) return known
  const text = plainOf(grain, paragraphs)
  read.set(grain.pieces, text)
  return text
}

export function lengthOfGrain(grain: Grain, words: Words): number {
  return textOfGrain(grain, words).length
}

export function countWords(grains: readonly Grain[], words: Words): number {
  return grains.reduce((sum, grain) => sum + (textOfGrain(grain, words).match(/\S+/g)?.length ?? 0), 0)
}
