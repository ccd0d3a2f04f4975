import type { ListEntry } from '#word/blocks/block.ts'
import { cutPiece, textOfPiece, type Units } from '#word/blocks/piece.ts'
import type { Strip } from './strip.ts'

/**
 * "1. You ask. Tell us how much …" in each entry of a list that is counted, "a) Private – Nobody is with you" in most of them: the few
 * words are what the entry is called.
 */
export function leadEntries(strip: Strip, units: Units): Strip {
  const { block } = strip
  if (block.kind !== 'list' || block.entries.length < 2) return strip
  const sentences = block.entries.map((entry) => lengthOfLead(entry, units))
  if (!block.isNumbered && (block.entries.length < leastPoints || sentences.includes(0))) return strip
  const lengths = sentences.includes(0) ? findParted(block.entries, units) : sentences
  if (!lengths) return strip
  const entries = block.entries.map((entry, index): ListEntry => {
    const length = lengths[index] ?? 0
    if (length === 0) return entry
    const [lead, rest] = cutPiece(entry.words, length)
    return { lead, words: rest }
  })
  return { ...strip, block: { ...block, entries } }
}

/** So many points of a list tell what they are called, where all of them do. */
const leastPoints = 3

/** How much of each entry stands before the one sign that most of them have behind a few words. */
function findParted(entries: readonly ListEntry[], units: Units): number[] | undefined {
  if (entries.some(({ lead }) => lead)) return
  const texts = entries.map(({ words }) => textOfPiece(words, units))
  return partings
    .map((parting) => texts.map((text) => parting.exec(text)?.[0].length ?? 0))
    .find((lengths) => {
      const count = lengths.filter((length) => length > 0).length
      return count > 1 && count * 3 >= lengths.length * 2
    })
}

const partings = [
  /^[^.!?؟:/–—]{1,3}[.)–—]?\s*[^.!?؟:/–—]{2,40}\s[–—-]\s(?=\S)/u,
  /^[^.!?؟:/–—]{1,3}[.)–—]?\s*[^.!?؟:/–—]{2,40}\s\/\s(?=\S)/u,
]

function lengthOfLead({ lead, words }: ListEntry, units: Units): number {
  return lead ? 0 : lengthOfFirstWords(textOfPiece(words, units))
}

/** How long a first sentence of a few words is that others follow. */
export function lengthOfFirstWords(text: string): number {
  return firstWords.exec(text)?.[0].length ?? 0
}

const firstWords =
  /^\s*(?:[•·▪◦‣●*–—-]\s*)?(?:[(\d][\d.()a-z]{0,5}\s+|\p{L}{3,8}\p{M}?\p{L}?\p{M}?\s?[:：،]\s*)?\p{L}[^.!?؟]{1,40}\.\s+(?=\p{L})/u
