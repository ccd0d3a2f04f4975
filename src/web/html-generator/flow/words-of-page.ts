import type { Locale } from '#base/locale.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { type Brand, findBrand } from '#layout/layout.ts'

/** By whose rules and in which language the words of a page are judged. */
export type WordsOfPage = {
  brand: Brand | undefined
  locale: Locale | undefined
  product: string | undefined
}

export function wordsOfPage({ metadata }: Pick<ParseResult, 'metadata'>): WordsOfPage {
  return { brand: findBrand(metadata.components), locale: metadata.locale, product: metadata.product }
}
