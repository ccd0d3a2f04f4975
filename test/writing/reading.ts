import { sentencesIn } from './page.ts'

/** Flesch reading ease, with syllables counted by groups of vowels. */
export function readingEase(text: string): number {
  const sentences = sentencesIn(text)
  const words = text.match(/[A-Za-z’']+/g) ?? []
  if (words.length === 0) return 100
  const syllables = words.reduce(
    (sum, word) =>
      sum +
      Math.max(
        1,
        (
          word
            .toLowerCase()
            .replace(/e$/, '')
            .match(/[aeiouy]+/g) ?? []
        ).length,
      ),
    0,
  )
  return 206.835 - 1.015 * (words.length / Math.max(1, sentences.length)) - 84.6 * (syllables / words.length)
}

export function wordsPerSentence(text: string): number {
  const sentences = sentencesIn(text)
  return text.split(/\s+/).length / Math.max(1, sentences.length)
}
