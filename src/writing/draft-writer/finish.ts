import type { Locale } from '#base/locale.ts'
import type { Brand } from '#layout/layout.ts'
import { policyOf } from '#pairs/language-policy.ts'
import { settleSigns } from '#pairs/settle-signs.ts'

/** The last touch: the signs of the brand, and in Arabic Latin names in isolates, so that the order of words holds. */
export function finishText(given: string, locale: Locale, brand: Brand = 'ENBD'): string {
  if (locale !== 'ar-AE') return given
  return settleSigns(given, locale, policyOf(brand))
    .split(/(<[^>]+>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(latinRun, '\u2066$&\u2069')))
    .join('')
}

const latinRun = /[A-Za-z][A-Za-z0-9&'’.+-]*(?: [A-Za-z0-9&'’+-]*[A-Za-z0-9+])*/g
