import { type MemoryPair, memoryPairSchema } from '#pairs/memory/memory-pair.ts'
import {
  dropPair,
  dropTerm,
  keyOfPair,
  type MemoryShelf,
  memoryShelfOf,
  memoryShelfSchema,
  putPair,
  putTerm,
  type TermShelf,
  termShelfOf,
  termShelfSchema,
} from '#pairs/shelves.ts'
import { type Term, termSchema } from '#pairs/terms/term.ts'
import type { RecordEntry } from '#team/record.ts'
import { createCollection, type ShelfKind } from './create-collection.ts'

export const termKind: ShelfKind<Term, TermShelf> = {
  kind: 'terms',
  entry: termSchema,
  shelf: termShelfSchema,
  empty: { terms: [] },
  entriesIn: ({ terms }) => terms,
  keyOf: ({ id }) => id,
  shelfOf: termShelfOf,
  put: putTerm,
  drop: dropTerm,
}

export const memoryKind: ShelfKind<MemoryPair, MemoryShelf> = {
  kind: 'memory',
  entry: memoryPairSchema,
  shelf: memoryShelfSchema,
  empty: { pairs: [] },
  entriesIn: ({ pairs }) => pairs,
  keyOf: keyOfPair,
  shelfOf: memoryShelfOf,
  put: putPair,
  drop: dropPair,
}

/** What things are called in both languages, and what is not said. */
export const termBase = createCollection(termKind)

/** Texts in both languages that people accepted. */
export const translationMemory = createCollection(memoryKind)

export async function loadLanguages(user: string): Promise<void> {
  await Promise.all([termBase.load(user), translationMemory.load(user)])
}

/** The same, once; from then on only what waits here is sent. */
export async function readyLanguages(user: string): Promise<void> {
  await Promise.all([termBase.ready(user), translationMemory.ready(user)])
}

export async function hearOfLanguages(records: readonly RecordEntry[]): Promise<void> {
  await Promise.all([termBase.hear(records), translationMemory.hear(records)])
}
