import type { ListEntry } from '#word/blocks/block.ts'
import { cutPiece, textOfPiece, type Units } from '#word/blocks/piece.ts'
import type { Strip } from './strip.ts'

/** "1. You ask. Tell us how much …" in each entry of a list that is counted: the few words are what the entry is called. */
export function leadEntries(strip: Strip, units: Units): Strip {
  const { block } = strip
  if (block.kind !== 'list' || !block.isNumbered || block.entries.length < 2) return strip
  const lengths = block.entries.map((entry) => lengthOfLead(entry, units))
  if (lengths.some((length) => length === 0)) return strip
  const entries = block.entries.map(({ words }, index): ListEntry => {
    const [lead, rest] = cutPiece(words, lengths[index] ?? 0)
    return { lead, words: rest }
  })
  return { ...strip, block: { ...block, entries } }
}

function lengthOfLead({ lead, words }: ListEntry, units: Units): number {
  return lead ? 0 : lengthOfFirstWords(textOfPiece(words, units))
}

/** How long a first sentence of a few words is that others follow. */
export function lengthOfFirstWords(text: string): number {
  return firstWords.exec(text)?.[0].length ?? 0
}

const firstWords =
  /^\s*(?:[(\d][\d.()a-z]{0,5}\s+|\p{L}{3,8}\p{M}?\p{L}?\p{M}?\s?[:：،]\s*)?\p{L}[^.!?؟]{1,40}\.\s+(?=\p{L})/u
