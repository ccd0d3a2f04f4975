import { findBreaches } from '#rules/find-breaches.ts'
import { foldText } from './draft-writer/text.ts'

/** Words that a bank must not publish, as the writers look at them. */
export type Claim = {
  rule: string
  brand: 'both' | 'islamic'
  words: string
}

/**
 * The first thing in a text that must not be published, on an Islamic page or on any. What only warns is a person's to
 * judge: a writer that kept clear of it would have little left to say.
 */
export function findClaim(text: string, { islamic }: { islamic: boolean }): Claim | undefined {
  // A page that is not of the Islamic brand may be one of either.
  const breaches = findBreaches(text, { brand: islamic ? 'EI' : undefined })
  const blocking = breaches.find(({ rule }) => rule.severity === 'block')
  if (!blocking) return undefined
  const { rule, words } = blocking
  return { rule: rule.id, brand: rule.brand === 'EI' ? 'islamic' : 'both', words }
}

/** Whether a brief speaks of Islamic banking, where some words are not used. */
export function speaksIslamic(text: string): boolean {
  return islamicWords.test(foldText(text))
}

export const rateRule = 'rate-without-basis'

const islamicWords =
  /islamic|shari'?ah?|murabaha|ijara|mudaraba|takaful|sukuk|halal|اسلامي|شريعه|مرابحه|اجاره|مضاربه|تكافل|صكوك/
