import type { Locale } from '#base/locale.ts'

/** The language of a page that does not say: Arabic if most letters are. */
export function guessLocale(texts: Iterable<string>): Locale {
  let arabic = 0
  let latin = 0
  for (const text of texts) {
    arabic += text.match(/\p{Script=Arabic}/gu)?.length ?? 0
    latin += text.match(/[A-Za-z]/g)?.length ?? 0
  }
  return arabic > latin ? 'ar-AE' : 'en-AE'
}
