import type { Locale } from '#base/locale.ts'

/** Short texts in Latin letters may be names, in Arabic too: from here on they are sentences. */
const lettersOfAName = 15

/** Whether a text is plainly not in the page's language, by the script of most of its letters. */
export function isInOtherLanguage(text: string, locale: Locale): boolean {
  const words = text.replace(/<[^>]*>/g, ' ')
  const arabic = words.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = words.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (locale === 'ar-AE') return latin > lettersOfAName && arabic < latin / 4
  return arabic > latin
}
