import { type Locale, locales } from '#base/locale.ts'
import type { Brand } from '#layout/layout.ts'
import { foldText } from '../terms/term-index.ts'
import { readFigureShape } from './figure-shape.ts'
import type { MemoryPair } from './memory-pair.ts'

/** Pairs found by what stands on either side: as it is, by all but its figures, and by its words. */
export type MemoryIndex = {
  pairs: readonly MemoryPair[]
  byText: BySide
  byShape: BySide
  byWord: BySide
}

type BySide = Readonly<Record<Locale, ReadonlyMap<string, readonly number[]>>>

export type SimilarPair = {
  pair: MemoryPair
  /** Of their words, from 0 to 1. */
  share: number
}

/** Of the same text in the same brand the last accepted pair is kept; those of the other brand come last. */
export function indexMemory(pairs: readonly MemoryPair[], brand: Brand): MemoryIndex {
  const inOrder = pairs.toSorted((one, other) => rank(other, brand).localeCompare(rank(one, brand)))
  return {
    pairs: inOrder,
    byText: indexBy(inOrder, (text) => [foldText(text)]),
    byShape: indexBy(inOrder, (text) => {
      const { shape, figures } = readFigureShape(text)
      return figures.length === 0 ? [] : [shape]
    }),
    byWord: indexBy(inOrder, (text) => [...wordsOf(text)]),
  }
}

export function findExact(text: string, locale: Locale, memory: MemoryIndex): MemoryPair | undefined {
  const [first] = memory.byText[locale].get(foldText(text)) ?? []
  return first === undefined ? undefined : memory.pairs[first]
}

/** Pairs that are the same but for the values of their figures. */
export function findByShape(text: string, locale: Locale, memory: MemoryIndex): MemoryPair[] {
  const found = memory.byShape[locale].get(readFigureShape(text).shape) ?? []
  return found.flatMap((index) => memory.pairs[index] ?? [])
}

const leastShare = 0.55
/** A word that stands in more pairs than this tells nothing. */
const mostPostings = 2000
const wordsTried = 8

/** The likest ones first; at most so many. */
export function findSimilar(text: string, locale: Locale, memory: MemoryIndex, most = 3): SimilarPair[] {
  const words = wordsOf(text)
  const postings = [...words]
    .map((word) => memory.byWord[locale].get(word) ?? [])
    .filter((places) => places.length > 0 && places.length <= mostPostings)
    .sort((one, other) => one.length - other.length)
  const candidates = new Set(postings.slice(0, wordsTried).flat())
  const found = [...candidates].flatMap((index): SimilarPair[] => {
    const pair = memory.pairs[index]
    const share = pair ? shareOf(words, wordsOf(pair.texts[locale])) : 0
    return pair && share >= leastShare ? [{ pair, share }] : []
  })
  return found.sort((one, other) => other.share - one.share).slice(0, most)
}

function rank({ brand, at = '' }: MemoryPair, wanted: Brand): string {
  const isOther = brand !== undefined && brand !== wanted
  return `${isOther ? 0 : 1} ${at}`
}

function indexBy(pairs: readonly MemoryPair[], keysOf: (text: string) => readonly string[]): BySide {
  const sides = { 'en-AE': new Map<string, number[]>(), 'ar-AE': new Map<string, number[]>() }
  for (const [index, { texts }] of pairs.entries()) {
    for (const locale of locales) {
      for (const key of keysOf(texts[locale])) {
        const places = sides[locale].get(key)
        if (places) places.push(index)
        else sides[locale].set(key, [index])
      }
    }
  }
  return sides
}

function wordsOf(text: string): Set<string> {
  const words = foldText(text.replace(/<[^<>]*>/g, ' ')).match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words)
}

function shareOf(ones: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0
  for (const word of ones) if (others.has(word)) shared += 1
  return (2 * shared) / Math.max(1, ones.size + others.size)
}
