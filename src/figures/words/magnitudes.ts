import { phrases } from '../phrases.ts'

/** `needs`: letters that also mean something else, and what must be there so that they are a magnitude. */
export type Magnitude = { power: number; needs?: 'currency' | 'glue' }

export const magnitudes = phrases<Magnitude>([
  ['hundred|ميه|مايه|ميات|مئه', { power: 2 }],
  ['thousand|thousands|الف|الفا|الاف|آلاف', { power: 3 }],
  ['k', { power: 3, needs: 'glue' }],
  ['ك', { power: 3, needs: 'currency' }],
  ['lakh|lakhs|lac|lacs', { power: 5 }],
  ['million|millions|mn|mln|mio|mil|مليون|مليونا|ملايين', { power: 6 }],
  ['m|mm|م', { power: 6, needs: 'currency' }],
  ['crore|crores', { power: 7 }],
  ['billion|billions|bn|bln|مليار|مليارا|مليارات|بليون', { power: 9 }],
  ['b', { power: 9, needs: 'currency' }],
])

/** What follows an Arabic magnitude and adds a part of it: a million "and a half". */
export const parts = new Map([
  ['ونصف', '0.5'],
  ['ونص', '0.5'],
  ['وربع', '0.25'],
])
