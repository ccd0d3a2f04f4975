import type { Locale } from '#base/locale.ts'

/** A language as it is called in the tool. */
export const languageNames: Readonly<Record<Locale, string>> = { 'en-AE': 'English', 'ar-AE': 'Arabic' }
