import type { Locale } from '#base/locale.ts'
import type { Brand } from '#layout/layout.ts'
import type { WordRule } from './rule.ts'

/** What of a page decides which rules hold for it, as far as it is known. */
export type RuledPage = {
  brand: Brand | undefined
  locale?: Locale | undefined
  /** By the id of a product. */
  product?: string | undefined
}

/** A rule of one brand or of some products holds only where they are known; one of a language wherever no other is known. */
export function holdsFor({ brand, language, products }: WordRule, page: RuledPage): boolean {
  return (
    (brand === undefined || brand === page.brand) &&
    (language === undefined || page.locale === undefined || page.locale.startsWith(language)) &&
    (products === undefined || (page.product !== undefined && products.includes(page.product)))
  )
}
