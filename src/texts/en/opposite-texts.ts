import type { Locale } from '#base/locale.ts'
import { languageNames } from './language-names.ts'

const values = (count: number) => (count === 1 ? '1 text' : `${count} texts`)

/** How a text stands to the one in the other language. */
export const texts = {
  toDo: {
    outOfStep: (locale: Locale) =>
      `The ${languageNames[locale]} text changed since this one was made from it.`,
    toTranslate: (count: number, locale: Locale) =>
      `${values(count)} to translate from ${languageNames[locale]}.`,
  },

  opposite: {
    empty: (locale: Locale) => `Nothing stands here in ${languageNames[locale]}.`,
    outOfStep: (locale: Locale) =>
      `The ${languageNames[locale]} text changed since this one was made from it.`,
    toTranslate: (locale: Locale) => `To be translated from ${languageNames[locale]}.`,
    before: (locale: Locale) => `What changed in ${languageNames[locale]}`,
    stillRight: 'Still right',
    translate: 'Translate',
    translateAnew: 'Translate anew',
    translating: 'Translating…',
    open: (locale: Locale) => `Go to ${languageNames[locale]}`,
    saidRight: (name: string) => `${name} is still right`,
  },
} as const
