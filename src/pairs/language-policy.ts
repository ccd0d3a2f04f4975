/** What a brand writes alike on all its pages in Arabic. English has Western digits and "%" always. */
export type LanguagePolicy = {
  digits: 'western' | 'arabic'
  percent: '%' | '٪'
}

/** With Western digits goes the sign that CLDR has for them in ar-AE. */
export const usualPolicy: LanguagePolicy = { digits: 'western', percent: '%' }
