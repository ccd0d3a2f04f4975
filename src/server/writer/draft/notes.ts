import type { RefusedWords } from './facts.ts'
import { readLimits } from './read-limits.ts'
import type { UnsafeReason } from './unsafe.ts'

/** What the draft writer tells a person beside a value. */
export const needsFigure = 'Needs a figure: the brief holds no further one that fits here.'
export const needsLabel = 'Needs a label: the brief does not say in few words what this figure counts.'
export const needsAnswer = 'Needs an answer: the brief does not hold one to this question.'
export const needsQuote = 'An approved quote or name is to be added by a person.'
export const needsProductName = 'Needs the product name: the brief names none for this card.'

export function describeUncarried(texts: readonly string[]): string[] {
  return texts.map((text) => `Needs a translation, left out here: “${text}”`)
}

export function describeRefused(words: readonly RefusedWords[]): string[] {
  return words.map(({ source, reason }) => `Left out, ${reasons[reason]}: “${source.slice(0, 120)}”`)
}

/** Nothing of a brief is left out unsaid. */
export const tooMuchToRead = `Left out: this writer reads ${readLimits.statements} statements and ${readLimits.brief.toLocaleString('en')} characters of key messages, and the brief holds more.`

const reasons: Record<UnsafeReason, string> = {
  instruction: 'it is an order to the writer and no message',
  markup: 'it holds markup',
  address: 'it holds an address',
  claim: 'it makes a claim that may not be published',
  'yearly-basis': 'it gives a rate without its yearly basis',
  'islamic-term': 'it uses a term that Islamic banking does not',
  personal: 'it holds personal data',
}
