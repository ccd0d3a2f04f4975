/** What a fact of a brief is about. The order decides when several would do. */
export const kinds = [
  'condition',
  'fee',
  'reward',
  'rate',
  'time',
  'people',
  'access',
  'security',
  'travel',
  'amount',
  'general',
] as const

/** Voices of the longer sentences; casual and friendly share them and part in all frames. */
export const families = ['professional', 'luxury', 'warm'] as const

/** What a text of the draft writer is for, beside stating facts. */
export const purposes = [
  'eyebrow',
  'promise',
  'heading-benefits',
  'heading-cards',
  'heading-questions',
  'heading-figures',
  'heading-links',
  'heading-news',
  'heading-three',
  'heading-text',
  'continuation',
  'lead',
  'lead-questions',
  'lead-figures',
  'lead-cards',
  'opening',
  'next',
  'action',
  'second-action',
  'link',
  'figure-label',
  'share-label',
  'idea',
  'suits',
  'picture',
] as const

export const safeguards = ['safety', 'speed', 'cost', 'phone'] as const

export type FactKind = (typeof kinds)[number]
export type Family = (typeof families)[number]
export type Purpose = (typeof purposes)[number]
export type Safeguard = (typeof safeguards)[number]
