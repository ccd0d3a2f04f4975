import { strFromU8 } from 'fflate'
import mammoth from 'mammoth'
import type { ParseResult } from '#content/parse-result.ts'
import type { Chance } from './chance.ts'
import { unpack } from './word-sources.ts'

/** A word that is in no document, to be found again. */
export function plantedWord(chance: Chance): string {
  return `planted${chance.below(1_000_000)}`
}

/**
 * A word that was planted in the text must be in the result, or the result must say that words are not. Where it stands
 * so that it is no text any more, as in the settings of a paragraph, mammoth does not find it either.
 */
export async function findLostWord(
  bytes: Uint8Array,
  { metadata, data, errors, warnings }: ParseResult,
): Promise<string[]> {
  const document = strFromU8(unpack(bytes)?.['word/document.xml'] ?? new Uint8Array())
  const word = /<w:t(?:\s[^>]*)?>[^<]*(planted\d+)/.exec(document)?.[1]
  if (word === undefined || metadata.components.length === 0) return []
  const isTold = [...errors, ...warnings].some(({ type = '' }) => tellers.has(type))
  if (isTold || JSON.stringify([metadata, data, errors, warnings]).includes(word)) return []
  return (await mammothFinds(bytes, word)) ? [`${word} is lost without a word`] : []
}

const tellers: ReadonlySet<string> = new Set([
  'UNUSED_TEXT',
  'STRUCK_TEXT',
  'HIDDEN_TEXT',
  'TRACKED_CHANGES',
  'LABELS_CHANGED',
  'UNKNOWN_FIELD',
  'UNKNOWN_COMPONENT',
  'DUPLICATE_INSTANCE_ID',
])

/** It does not read all that we do, and throws at the rest. */
function mammothFinds(bytes: Uint8Array, word: string): Promise<boolean> {
  return mammoth.extractRawText({ buffer: Buffer.from(bytes) }).then(
    ({ value }) => value.includes(word),
    () => false,
  )
}
