import { shorten } from '#base/shorten.ts'

/** Every word beside a value about words that a bank does not publish, in English. */
export const texts = {
  list: 'Words to change',
  /** Without a wording the words are taken out. */
  take: (wording: string) => (wording === '' ? 'Take it out' : `Use “${shorten(wording)}”`),
  said: (label: string) => `${label} says it another way now.`,
} as const
