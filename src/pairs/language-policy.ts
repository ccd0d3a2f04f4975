import type { Brand } from '#layout/layout.ts'

/** What a brand writes alike on all its pages in Arabic. English has Western digits, "%" and curly quotation marks always. */
export type LanguagePolicy = {
  digits: 'western' | 'arabic'
  percent: '%' | '٪'
  quotes: readonly [open: string, close: string]
}

/** With Western digits goes the sign that CLDR has for them in ar-AE. */
export const usualPolicy: LanguagePolicy = { digits: 'western', percent: '%', quotes: ['«', '»'] }

/** Another brand's own rule is one more entry. */
const policies: Readonly<Record<Brand, LanguagePolicy>> = { ENBD: usualPolicy, EI: usualPolicy }

export function policyOf(brand: Brand): LanguagePolicy {
  return policies[brand]
}
