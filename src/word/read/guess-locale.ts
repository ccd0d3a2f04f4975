import type { Locale } from '#base/locale.ts'

/** How many letters there are of each script. */
export type Letters = { arabic: number; latin: number }

/** Of a long text its beginning tells; tags are no words of it. */
export function countLetters(texts: Iterable<string>): Letters {
  const letters = { arabic: 0, latin: 0 }
  for (const text of texts) {
    const beginning = text.slice(0, toldBy).replace(/<[^>]{0,2000}>/g, '')
    letters.arabic += beginning.match(/\p{Script=Arabic}/gu)?.length ?? 0
    letters.latin += beginning.match(/[A-Za-z]/g)?.length ?? 0
  }
  return letters
}

/** The language of a page that does not say: Arabic if most letters are. */
export function guessLocale({ arabic, latin }: Letters): Locale {
  return arabic > latin ? 'ar-AE' : 'en-AE'
}

/** The language that most letters speak; undefined where there are too few of them to tell. */
export function languageOf(letters: Letters): Locale | undefined {
  return letters.arabic + letters.latin < leastLetters ? undefined : guessLocale(letters)
}

const toldBy = 100_000
/** Fewer may be a name or two. */
const leastLetters = 20
