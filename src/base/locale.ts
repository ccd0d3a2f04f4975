/** The languages a page can be in: in one, or in both as two faces. */
export const locales = ['en-AE', 'ar-AE'] as const
export type Locale = (typeof locales)[number]

export function isLocale(text: string): text is Locale {
  return locales.some((locale) => locale === text)
}

export const defaultLocale: Locale = 'en-AE'

export function otherLocale(locale: Locale): Locale {
  return locale === 'en-AE' ? 'ar-AE' : 'en-AE'
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar-AE' ? 'rtl' : 'ltr'
}
