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

  /** Before the page goes out in both languages. */
  between: {
    heading: (count: number) =>
      count === 1
        ? '1 thing is not the same in the two languages'
        : `${count} things are not the same in the two languages`,
    hint: 'The page can go out as it is. Each line leads to where it is mended.',
    'to-translate': (count: number, locale: Locale) =>
      `In ${languageNames[locale]}, ${count === 1 ? '1 text is' : `${count} texts are`} still to be translated.`,
    'out-of-step': (count: number, locale: Locale) =>
      `In ${languageNames[locale]}, ${count === 1 ? '1 text was' : `${count} texts were`} made from words that have changed since.`,
    unlinked: (locale: Locale) =>
      `The ${languageNames[locale]} page has no public address, so the two pages do not lead to one another.`,
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
