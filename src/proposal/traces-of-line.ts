import { fold } from '#figures/fold.ts'
import { listTraces, wordOrNumber } from '#learnt/traces.ts'

/** What a line of a document is known by: its words, and how it is written. */
export function tracesOfLine(text: string): string[] {
  const words = [...fold(text).text.matchAll(wordOrNumber)].map(([word]) => ({ text: word }))
  const looks = signs.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
  return [...listTraces([edge, ...words, edge]), ...looks]
}

/** Where a line begins and ends. */
const edge = { text: '|' }

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
