import type { Result } from '#base/result.ts'
import { readMemoryFile, readTermFile } from '#pairs/exchange/exchange-files.ts'
import { decodeExchange, type ExchangeRefusal } from '#pairs/exchange/open-exchange.ts'
import type { SkippedPairs } from '#pairs/exchange/read-pairs.ts'
import type { MemoryPair } from '#pairs/memory/memory-pair.ts'
import { keyOfPair } from '#pairs/shelves.ts'
import type { Term } from '#pairs/terms/term.ts'
import { texts } from '#texts/languages.ts'
import { termBase, translationMemory } from '../../languages/collections.ts'

/** What came of one file, in sentences. */
export type Imported = { tone: 'good' | 'bad'; lines: string[] }

const { import: words } = texts

export async function importTerms(file: File): Promise<Imported> {
  const read = await readFile(file, (text) => readTermFile(text, file.name))
  if (!read.ok) return refused(file, read.refusal)
  const { terms, skipped } = read.value
  const fresh = countFresh(terms, termBase.useCollection.getState().entries, ({ id }: Term) => id)
  if (!termBase.put(terms)) return { tone: 'bad', lines: [words.noRoom(file.name)] }
  const left = skipped > 0 ? [words.leftTerms(skipped)] : []
  return { tone: 'good', lines: [words.taken(file.name, fresh, terms.length - fresh), ...left] }
}

/** What the file does not say of a pair is said by who brought it in, and when. */
export async function importPairs(file: File, deed: { by: string; at: string }): Promise<Imported> {
  const read = await readFile(file, readMemoryFile)
  if (!read.ok) return refused(file, read.refusal)
  const { pairs, skipped } = read.value
  const own = new Map(pairs.map((pair) => [keyOfPair(pair), { ...deed, ...pair }]))
  const all: MemoryPair[] = [...own.values()]
  const fresh = countFresh(all, translationMemory.useCollection.getState().entries, keyOfPair)
  translationMemory.put(all)
  const left = (Object.entries(skipped) as [keyof SkippedPairs, number][]).flatMap(([reason, count]) =>
    count > 0 ? [words.left[reason](count)] : [],
  )
  return { tone: 'good', lines: [words.taken(file.name, fresh, all.length - fresh), ...left] }
}

async function readFile<Value>(
  file: File,
  read: (text: string) => Result<Value, ExchangeRefusal>,
): Promise<Result<Value, ExchangeRefusal>> {
  const text = decodeExchange(new Uint8Array(await file.arrayBuffer()))
  return text.ok ? read(text.value) : text
}

function countFresh<Entry>(
  entries: readonly Entry[],
  known: readonly Entry[],
  keyOf: (entry: Entry) => string,
): number {
  const keys = new Set(known.map(keyOf))
  return entries.filter((entry) => !keys.has(keyOf(entry))).length
}

function refused({ name }: File, reason: ExchangeRefusal): Imported {
  return { tone: 'bad', lines: [words.refused(name, reason)] }
}
