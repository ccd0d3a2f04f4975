import { findBreaches } from '#rules/find-breaches.ts'
import { foldText } from './draft-writer/text.ts'

/** Words that a bank does not publish, as the writers look at them. */
export type Claim = {
  rule: string
  brand: 'both' | 'islamic'
  weight: 'blocks' | 'warns'
  words: string
}

type Page = { islamic: boolean }

/** The first thing in a text that a bank does not say, on an Islamic page or on any; what blocks comes first. */
export function findClaim(text: string, { islamic }: Page): Claim | undefined {
  return claimsIn(text, islamic)[0]
}

/** The same for what must not be published at all. */
export function findBlockedClaim(text: string, { islamic }: Page): Claim | undefined {
  return claimsIn(text, islamic).find(({ weight }) => weight === 'blocks')
}

/** Whether a brief speaks of Islamic banking, where some words are not used. */
export function speaksIslamic(text: string): boolean {
  return islamicWords.test(foldText(text))
}

export const rateRule = 'rate-without-basis'

/** A page that is not of the Islamic brand may be one of either. */
function claimsIn(text: string, islamic: boolean): Claim[] {
  return findBreaches(text, { brand: islamic ? 'EI' : undefined }).map(({ rule, words }) => ({
    rule: rule.id,
    brand: rule.brand === 'EI' ? 'islamic' : 'both',
    weight: rule.severity === 'block' ? 'blocks' : 'warns',
    words,
  }))
}

const islamicWords =
  /islamic|shari'?ah?|murabaha|ijara|mudaraba|takaful|sukuk|halal|اسلامي|شريعه|مرابحه|اجاره|مضاربه|تكافل|صكوك/
