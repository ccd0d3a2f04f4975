import { readLimits } from './read-limits.ts'

/** What the draft writer tells a person beside a value. */
export const needsFigure = 'Needs a figure: the brief holds no further one that fits here.'
export const needsLabel = 'Needs a label: the brief does not say in few words what this figure counts.'
export const needsAnswer = 'Needs an answer: the brief does not hold one to this question.'
export const needsQuote = 'An approved quote or name is to be added by a person.'
export const needsName =
  'Needs the product name: this writer cannot say the topic as it stands. Begin it with the name, in the language of the page.'
export const needsProductName = 'Needs the product name: the brief names none for this card.'

export function describeUncarried(texts: readonly string[]): string[] {
  return texts.map((text) => `Needs a translation, left out here: “${text}”`)
}

/** Nothing of a brief is left out unsaid. */
export const tooMuchToRead = `Left out: this writer reads ${readLimits.statements} statements and ${readLimits.brief.toLocaleString('en')} characters of key messages, and the brief holds more.`
