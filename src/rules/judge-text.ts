import { type Folded, fold } from '#figures/fold.ts'
import { findPhrases, type PhraseHit } from './phrase-index.ts'
import { type ReadText, readWords } from './read-words.ts'
import { type Meaning, ruleSet } from './rule-set.ts'

/** A text as all rules look at it, read once: its words, and the phrases of rules among them. */
export type JudgedText = {
  text: string
  folded: Folded
  read: ReadText
  hits: readonly PhraseHit<Meaning>[]
}

export function judgeText(whole: string): JudgedText {
  const text = whole.slice(0, longestText)
  const folded = fold(text)
  const read = readWords(folded)
  return { text, folded, read, hits: findPhrases(ruleSet().index, read.words) }
}

/** Far longer than any value may be. */
const longestText = 20_000
