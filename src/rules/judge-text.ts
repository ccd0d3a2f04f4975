import { type Folded, fold } from '#figures/fold.ts'
import { arabicLetter } from '#learnt/root-of.ts'
import { findPhrases, type PhraseHit } from './phrase-index.ts'
import { type ReadText, readWords } from './read-words.ts'
import { type Language, type Meaning, phrasesIn } from './rule-set.ts'

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
  const hits = languagesOf(text).flatMap((language) => findPhrases(phrasesIn(language), read.words))
  return { text, folded, read, hits: hits.toSorted((one, other) => one.from - other.from) }
}

/** Whose phrases it may have. */
function languagesOf(text: string): readonly Language[] {
  if (!arabicLetter.test(text)) return ['en']
  return latinLetter.test(text) ? ['en', 'ar'] : ['ar']
}

const latinLetter = /[a-z]/i

/** Far longer than any value may be. */
const longestText = 20_000
