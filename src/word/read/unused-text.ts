import type { WordPlace } from './place.ts'

/** Words of the document that became no value, where they stand, and why. */
export type UnusedText = { text: string; place: WordPlace; why: WhyUnused }

/** In the order in which they are told. */
export const reasonsUnused = [
  'outside',
  'label',
  'no-field',
  'copied',
  'repeated',
  'not-shown',
  'struck',
  'hidden',
  'equation',
  'reading',
  'formula',
  'placeholder',
  'margin',
  'embedded',
] as const

export type WhyUnused = (typeof reasonsUnused)[number]
