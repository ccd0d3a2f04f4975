import type { Result } from '#base/result.ts'
import type { MemoryPair } from '../memory/memory-pair.ts'
import { readTermsCsv, writeTermsCsv } from '../terms/csv.ts'
import { type ReadTerms, readTbx, writeTbx } from '../terms/tbx.ts'
import type { Term } from '../terms/term.ts'
import type { ExchangeRefusal } from './open-exchange.ts'
import type { ReadPairs } from './read-pairs.ts'
import { readTmx, writeTmx } from './tmx.ts'
import { readXliff, writeXliff } from './xliff.ts'

/** By the end of a file's name. */
export const memoryFormats = {
  tmx: writeTmx,
  xliff: (pairs: readonly MemoryPair[]) => writeXliff(pairs, '2.0'),
  xlf: (pairs: readonly MemoryPair[]) => writeXliff(pairs, '1.2'),
} as const

export const termFormats = { csv: writeTermsCsv, tbx: writeTbx } as const

/** By what is in it: tools give their XLIFF names of their own. */
export function readMemoryFile(text: string): Result<ReadPairs, ExchangeRefusal> {
  const tmx = readTmx(text)
  return tmx.ok || tmx.refusal !== 'other-format' ? tmx : readXliff(text)
}

export function readTermFile(text: string, name: string): Result<ReadTerms, ExchangeRefusal> {
  return /\.(?:csv|tsv|txt)$/i.test(name) ? readTermsCsv(text) : readTbx(text)
}

export function writeMemoryFile(name: string, pairs: readonly MemoryPair[]): string {
  const format = endOf(name)
  return memoryFormats[format === 'tmx' || format === 'xlf' ? format : 'xliff'](pairs)
}

export function writeTermFile(name: string, terms: readonly Term[]): string {
  return termFormats[endOf(name) === 'csv' ? 'csv' : 'tbx'](terms)
}

function endOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase()
}
