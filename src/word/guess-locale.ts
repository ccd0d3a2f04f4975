import type { Locale } from '#base/locale.ts'

/** The language of a page that does not say: Arabic if most letters are. Of a long text its beginning tells. */
export function guessLocale(texts: Iterable<string>): Locale {
  let arabic = 0
  let latin = 0
  for (const text of texts) {
    const beginning = text.slice(0, toldBy)
    arabic += beginning.match(/\p{Script=Arabic}/gu)?.length ?? 0
    latin += beginning.match(/[A-Za-z]/g)?.length ?? 0
  }
  return arabic > latin ? 'ar-AE' : 'en-AE'
}

const toldBy = 100_000
