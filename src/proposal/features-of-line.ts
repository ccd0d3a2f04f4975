import { fold } from '#figures/fold.ts'
import { featureOf, listFeatures, wordOrNumber } from '#learnt/features.ts'

/** What a line of a document is known by: its words, and how it is written. */
export function featuresOfLine(text: string, words = wordsOfLine(text)): number[] {
  const looks = signs.filter(([, pattern]) => pattern.test(text)).map(([name]) => featureOf(name))
  return [...listFeatures(words), ...looks]
}

export function wordsOfLine(text: string): string[] {
  return [...fold(text).text.matchAll(wordOrNumber)].map(([word]) => word)
}

const signs: readonly [name: string, pattern: RegExp][] = [
  ['.small', /^\P{L}*\p{Ll}/u],
  ['.end', /[.!?؟…]$/],
  ['.brackets', /[()[\]]/],
  ['.repeated', /\?\?|!!|\.\.|…/],
  ['.dash', / [-–—] /],
  ['.colon', /:/],
  ['.sign', /[/>@#_]/],
  ['.question', /[?؟]/],
  ['.quote', /["“«']/],
]
