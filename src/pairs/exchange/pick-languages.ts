import { type Locale, locales } from '#base/locale.ts'

/** Of what stands under tags such as "EN-US", "en_GB", "ara" and "ar", the two languages of a page; their own locale before others. */
export function pickLanguages<Value>(entries: readonly (readonly [language: string, value: Value])[]): {
  [locale in Locale]?: Value
} {
  const picked: { [locale in Locale]?: Value } = {}
  for (const locale of locales) {
    const fitting = entries.filter(([language]) => localeOf(language) === locale)
    const own = fitting.find(([language]) => normal(language) === normal(locale)) ?? fitting[0]
    if (own) picked[locale] = own[1]
  }
  return picked
}

export function localeOf(language: string): Locale | undefined {
  const primary = normal(language).split('-')[0]
  return locales.find((locale) => locale.startsWith(`${primary}-`))
}

function normal(language: string): string {
  const written = language.trim().toLowerCase().replaceAll('_', '-')
  return /^[a-z]{3}(?:-|$)/.test(written) ? shortened(written) : written
}

/** As RFC 5646 has it: "eng" is "en". What is no language is itself. */
function shortened(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0]?.toLowerCase() ?? language
  } catch {
    return language
  }
}
