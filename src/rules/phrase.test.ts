import { expect, test } from 'vitest'
import { fold } from '#figures/fold.ts'
import { createPhraseReader } from './phrase.ts'
import { findPhrases, indexPhrases } from './phrase-index.ts'
import { readWords } from './read-words.ts'

const { readPhrases, dictionary } = createPhraseReader({ gain: ['profit', 'ربح'] })

/** The words of the text in which a phrase is found. */
function foundIn(phrase: string, text: string): string[] {
  const { words } = readWords(fold(text))
  const given = readPhrases(phrase).map((read) => ({ owner: phrase, phrase: read }))
  const index = indexPhrases(given, dictionary)
  return findPhrases(index, words).map(({ from, to }) => text.slice(words[from]?.start, words[to - 1]?.end))
}

test.each([
  ['always ~ [gain]', 'Always a good profit', ['Always a good profit']],
  ['always ~ [gain]', 'Profit comes always', ['Profit comes always']],
  ['always ~ [gain]', 'You are always at home. A profit.', []],
  ['always ~ [gain]', 'Always ours.\nA profit.', []],
  ['markets fall ~ [gain]', 'Markets fall. Your profit does not.', ['Markets fall. Your profit']],
  ['always ~ [gain]', 'Always, but not a profit', []],
  ['lend ~ [gain] ~ never', 'We never lend for profit', ['never lend for profit']],
  ['^خسر', 'لن تخسروا معنا', ['تخسروا']],
  ['^خسر', 'خسرنا كثيراً', ['خسرنا']],
  ['bad credit ~ no problem', 'Bad credit? No problem', ['Bad credit? No problem']],
])('%s in “%s”', (phrase, text, found) => {
  expect(foundIn(phrase, text)).toEqual(found)
})

test.each([
  ['guaranteed', 'Garanteed for you'],
  ['guaranteed', 'gauranteed'],
  ['approval', 'Instant aproval'],
  ['your', 'Double ur money'],
  ['free', 'Freeeee for all'],
  ['مضمون', 'ربح مظمووون'],
])('%s is known in “%s”', (phrase, text) => {
  expect(foundIn(phrase, text)).toHaveLength(1)
})

test.each([
  ['guaranteed', 'The guarantor signs'],
  ['approval', 'A proposal'],
])('%s is not “%s”', (phrase, text) => {
  expect(foundIn(phrase, text)).toEqual([])
})
