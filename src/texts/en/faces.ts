import type { Locale } from '#base/locale.ts'
import { languageNames } from './language-names.ts'

/** In the top bar. */
const short: Readonly<Record<Locale, string>> = { 'en-AE': 'EN', 'ar-AE': 'ع' }

/** A page in two languages. */
export const texts = {
  /** Of something that is in the face behind the one in front. */
  inLanguage: (what: string, locale: Locale) => `${what}, in ${languageNames[locale]}`,

  ofLanguage: (locale: Locale) => `About the ${languageNames[locale]} text`,

  switch: {
    label: 'Language of the page',
    short,
    name: (locale: Locale) => `${languageNames[locale]} (${short[locale]})`,
    make: (locale: Locale) => `Make the ${languageNames[locale]} version`,
    shown: (locale: Locale) => `${languageNames[locale]} is in front`,
    made: (locale: Locale) =>
      `The ${languageNames[locale]} version has the same sections, pictures and numbers. Its texts are to come.`,
    /** Before it is done, where a page with texts is given another language. */
    willBeMade: (locale: Locale) =>
      `The page gets an ${languageNames[locale]} version. The texts that are written stay where they are.`,
    undo: 'Undo',
    none: (locale: Locale) => `This page is not in ${languageNames[locale]} yet.`,
    typing: (label: string) => `Keep or leave what you typed in ${label} first`,
  },
} as const
