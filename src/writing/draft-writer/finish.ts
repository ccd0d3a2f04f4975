import type { Locale } from '#base/locale.ts'

/** The last touch: in Arabic, Latin names stand in isolates so that the order of words holds. */
export function finishText(text: string, locale: Locale): string {
  if (locale !== 'ar-AE') return text
  return text
    .split(/(<[^>]+>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(latinRun, '\u2066$&\u2069')))
    .join('')
}

const latinRun = /[A-Za-z][A-Za-z0-9&'’.+-]*(?: [A-Za-z0-9&'’+-]*[A-Za-z0-9+])*/g
