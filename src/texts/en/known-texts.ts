import type { Locale } from '#base/locale.ts'
import { languageNames } from './language-names.ts'

/** What people have said before in both languages, beside the text that is to be said in one. */
export const texts = {
  heading: { memory: 'From the memory', terms: 'From terms and figures' },
  made: {
    memory: 'Accepted before for this very text.',
    'memory with figures': 'Accepted before with other figures; those of this text stand in it.',
    terms: 'Made of what the team calls things, and of the figures.',
  },
  isThat: 'This text is what the memory has.',
  near: 'Texts like it',
  nearCount: (count: number) => (count === 1 ? 'One text like it' : `${count} texts like it`),
  differs: (locale: Locale) => `What differs in ${languageNames[locale]}`,
  alike: (percent: number) => `${percent}% alike`,
  /** 'Travel card · marketing · 3 days ago' */
  source: (parts: readonly string[]) => parts.join(' · '),
  onPage: (page: string) => `On ${page}`,
  by: (user: string) => `by ${user}`,
  take: 'Use this',
  takeNear: (place: number) => `Use text ${place} that is like it`,
  terms: 'Terms of this text',
  says: (wordings: readonly string[]) => wordings.join(', '),
  never: 'not',
  forbidden: {
    list: 'Words that the team does not say',
    is: 'is not what the team says.',
    say: 'Say:',
    put: (wording: string) => `Put “${wording}”`,
  },
} as const
