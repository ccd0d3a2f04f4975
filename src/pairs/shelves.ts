import { z } from 'zod'
import { locales } from '#base/locale.ts'
import { foldText } from './fold-text.ts'
import { type MemoryPair, memoryPairSchema } from './memory/memory-pair.ts'
import { type Term, termSchema } from './terms/term.ts'

/**
 * Terms and pairs are kept as records of the team, many in one: a record for each would be thousands, one for all more
 * than a record may hold. On which shelf something stands follows from its words, so that two people meet seldom.
 */
export const memoryShelfSchema = z.strictObject({ pairs: z.array(memoryPairSchema) })
export const termShelfSchema = z.strictObject({ terms: z.array(termSchema) })

export type MemoryShelf = z.infer<typeof memoryShelfSchema>
export type TermShelf = z.infer<typeof termShelfSchema>

const memoryShelves = 256
const termShelves = 32

/** As JSON, in bytes: a record of the team holds a little more. */
const mostBytes = 60_000

/** The id of the record of the kind `memory`. */
export function memoryShelfOf({ texts }: MemoryPair): string {
  return shelfName(foldText(texts['en-AE']), memoryShelves)
}

/** The id of the record of the kind `terms`. */
export function termShelfOf({ id }: Term): string {
  return shelfName(id, termShelves)
}

/** What one entry is known by: of the same key the last one stays. */
export function keyOfPair(pair: MemoryPair): string {
  const known = keys.get(pair)
  if (known !== undefined) return known
  const key = `${pair.brand ?? ''}/${foldText(pair.texts['en-AE'])}`
  keys.set(pair, key)
  return key
}

/** A shelf is looked through for each entry that is put there. */
const keys = new WeakMap<MemoryPair, string>()
const sizes = new WeakMap<MemoryPair | Term, number>()

/** The newest first. Of the same English text of a brand the last one stays; the oldest give way when the shelf is full. */
export function putPair({ pairs }: MemoryShelf, pair: MemoryPair): MemoryShelf {
  const key = keyOfPair(pair)
  const kept: MemoryPair[] = []
  let bytes = 0
  for (const each of [pair, ...pairs.filter((other) => keyOfPair(other) !== key)]) {
    bytes += bytesOf(each)
    if (bytes > mostBytes) break
    kept.push(each)
  }
  return { pairs: kept }
}

/** Undefined where the shelf is full: what a team has named does not go by itself. */
export function putTerm({ terms }: TermShelf, term: Term): TermShelf | undefined {
  const all = [...terms.filter(({ id }) => id !== term.id), term]
  const bytes = all.reduce((sum, each) => sum + bytesOf(each), 0)
  return bytes > mostBytes ? undefined : { terms: all }
}

/** Where the memory says it otherwise by now, that stays. */
export function dropPair({ pairs }: MemoryShelf, { brand, texts }: MemoryPair): MemoryShelf {
  const isSame = (other: MemoryPair) =>
    other.brand === brand &&
    locales.every((locale) => foldText(other.texts[locale]) === foldText(texts[locale]))
  return { pairs: pairs.filter((other) => !isSame(other)) }
}

export function dropTerm({ terms }: TermShelf, { id }: Term): TermShelf {
  return { terms: terms.filter((other) => other.id !== id) }
}

function bytesOf(entry: MemoryPair | Term): number {
  const known = sizes.get(entry)
  if (known !== undefined) return known
  const size = new TextEncoder().encode(JSON.stringify(entry)).length + 1
  sizes.set(entry, size)
  return size
}

/** FNV-1a in 32 bits: it spreads, and need not be secret. */
function shelfName(text: string, count: number): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return `shelf-${String(hash % count).padStart(3, '0')}`
}
