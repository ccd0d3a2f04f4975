import type { Units } from '#word/blocks/piece.ts'
import { type Strip, wordsOfParagraph } from './strip.ts'

const leastQuoted = 5
const leastWords = 2

/** A line that is quoted as a whole. */
export function isQuoted(text: string): boolean {
  return /^["“«][^"“”«»]*["”»]\.?$/.test(text)
}

/** Where the words of the page stand in quotation marks line by line, what stands outside of them is said about them. */
export function areWordsQuoted(texts: readonly string[]): boolean {
  const quoted = texts.filter(isQuoted)
  return quoted.length >= leastQuoted && quoted.length * 2 >= texts.length
}

export function holdUnquoted(strips: readonly Strip[], units: Units): Strip[] {
  return strips.map((strip): Strip => {
    const text = wordsOfParagraph(strip, units)
    const isSentence = /[.!?؟]$/.test(text) && text.split(/\s+/).length >= leastWords
    return isSentence && !/["“”«»]/.test(text) ? { ...strip, kind: 'note' } : strip
  })
}
