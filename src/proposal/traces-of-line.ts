import { fold } from '#figures/fold.ts'
import { listTraces, traceOf, wordOrNumber } from '#learnt/traces.ts'

/** What a line of a document is known by: its words, and how it is written. */
export function tracesOfLine(text: string): number[] {
  const words = [...fold(text).text.matchAll(wordOrNumber)].map(([word]) => word)
  const looks = signs.filter(([, pattern]) => pattern.test(text)).map(([name]) => traceOf(name))
  return [...listTraces(words), ...looks]
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
