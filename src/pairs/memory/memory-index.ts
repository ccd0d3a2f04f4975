import type { Locale } from '#base/locale.ts'
import type { Brand } from '#layout/layout.ts'
import { foldText } from '../fold-text.ts'
import { readFigureShape } from './figure-shape.ts'
import type { MemoryPair } from './memory-pair.ts'

/** Pairs found by what stands on either side; each way of finding is made ready when it is first asked for. */
export type MemoryIndex = {
  pairs: readonly MemoryPair[]
  /** As it is. */
  byText: BySide<Places>
  /** By all but its figures. */
  byShape: BySide<Places>
  byWord: BySide<Places>
  /** The words of each pair. */
  words: BySide<readonly ReadonlySet<string>[]>
}

type Places = ReadonlyMap<string, readonly number[]>
type BySide<Value> = (locale: Locale) => Value

export type SimilarPair = {
  pair: MemoryPair
  /** Of their words, from 0 to 1. */
  share: number
}

/** Of the same text in the same brand the last accepted pair is kept; those of the other brand come last. */
export function indexMemory(pairs: readonly MemoryPair[], brand: Brand): MemoryIndex {
  const inOrder = pairs.toSorted((one, other) => compareRanks(rank(other, brand), rank(one, brand)))
  const words = oncePerSide((locale) => inOrder.map((pair) => wordsOfPair(pair, locale)))
  return {
    pairs: inOrder,
    byText: oncePerSide((locale) => placesBy(inOrder.map((pair) => [foldedOfPair(pair, locale)]))),
    byShape: oncePerSide((locale) => placesBy(inOrder.map((pair) => shapesOfPair(pair, locale)))),
    byWord: oncePerSide((locale) => placesBy(words(locale))),
    words,
  }
}

/** A memory is made ready anew with every pair that is accepted: what was read of the others stays known. */
const foldedOfPair = oncePerPair(foldText)
const shapesOfPair = oncePerPair(shapesOf)
const wordsOfPair = oncePerPair(wordsOf)

function oncePerPair<Value>(read: (text: string) => Value) {
  const known = { 'en-AE': new WeakMap<MemoryPair, Value>(), 'ar-AE': new WeakMap<MemoryPair, Value>() }
  return (pair: MemoryPair, locale: Locale): Value => {
    const found = known[locale].get(pair)
    if (found !== undefined) return found
    const value = read(pair.texts[locale])
    known[locale].set(pair, value)
    return value
  }
}

export function findExact(text: string, locale: Locale, memory: MemoryIndex): MemoryPair | undefined {
  const [first] = memory.byText(locale).get(foldText(text)) ?? []
  return first === undefined ? undefined : memory.pairs[first]
}

/** Pairs that are the same but for the values of their figures. */
export function findByShape(text: string, locale: Locale, memory: MemoryIndex): MemoryPair[] {
  const found = shapesOf(text).flatMap((shape) => memory.byShape(locale).get(shape) ?? [])
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
    .map((word) => memory.byWord(locale).get(word) ?? [])
    .filter((places) => places.length > 0 && places.length <= mostPostings)
    .sort((one, other) => one.length - other.length)
  const known = memory.words(locale)
  const candidates = new Set(postings.slice(0, wordsTried).flat())
  const found = [...candidates].flatMap((index): SimilarPair[] => {
    const pair = memory.pairs[index]
    const share = shareOf(words, known[index] ?? new Set())
    return pair && share >= leastShare ? [{ pair, share }] : []
  })
  return found.sort((one, other) => other.share - one.share).slice(0, most)
}

function rank({ brand, at = '' }: MemoryPair, wanted: Brand): string {
  const isOther = brand !== undefined && brand !== wanted
  return `${isOther ? 0 : 1} ${at}`
}

/** ISO times, letter by letter: a collation takes ten times as long. */
function compareRanks(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function oncePerSide<Value>(make: (locale: Locale) => Value): BySide<Value> {
  const made: { [locale in Locale]?: Value } = {}
  return (locale) => {
    made[locale] ??= make(locale)
    return made[locale]
  }
}

function placesBy(keys: readonly Iterable<string>[]): Places {
  const places = new Map<string, number[]>()
  for (const [index, own] of keys.entries()) {
    for (const key of own) {
      const known = places.get(key)
      if (known) known.push(index)
      else places.set(key, [index])
    }
  }
  return places
}

/** Only figures in digits are taken for ones that may change. */
function shapesOf(text: string): string[] {
  if (!/\p{Nd}/u.test(text)) return []
  const { shape, figures } = readFigureShape(text)
  return figures.length === 0 ? [] : [shape]
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
