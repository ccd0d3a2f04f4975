/** The languages a page can be in. One locale per page. */
export const locales = ['en-AE', 'ar-AE'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en-AE'

export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text)
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar-AE' ? 'rtl' : 'ltr'
}
