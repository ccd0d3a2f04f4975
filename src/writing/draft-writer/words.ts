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
  'lead',
  'action',
  'second-action',
  'link',
  'suits',
  'picture',
] as const

export type Purpose = (typeof purposes)[number]
