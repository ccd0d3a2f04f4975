import { type Locale, otherLocale } from '#base/locale.ts'
import type { Field } from '#catalogue/manifest.ts'
import { findPairFaults } from '#pairs/find-pair-faults.ts'
import type { LanguagePolicy } from '#pairs/language-policy.ts'
import { isHint, type PairFault } from '#pairs/pair-fault.ts'
import { readSides } from '#pairs/paired-value.ts'
import type { TermIndex } from '#pairs/terms/term-index.ts'

/** What a value has to say in another language, and what its words are called there. */
export type Translated = { otherText: string; terms: TermIndex; policy: LanguagePolicy }

export type Unlike = { problem: 'not-alike'; fault: PairFault; words: string }

/** What a translation does not say as the text that it was made from, with its own words there. */
export function findUnlike(
  { type }: Field,
  value: string,
  locale: Locale,
  { otherText, terms, policy }: Translated,
): Unlike[] {
  if (value === '') return []
  const lined = (text: string) => (type === 'array' ? text.split('\n') : text)
  const both = { [locale]: lined(value), [otherLocale(locale)]: lined(otherText) } as Record<Locale, string>
  const pair = { type, value: both }
  const { words } = readSides(pair)[locale]
  return findPairFaults(pair, { terms, policy })
    .filter((fault) => !isHint(fault))
    .map((fault) => {
      const range = fault.at[locale]
      return { problem: 'not-alike', fault, words: range ? words.slice(range.from, range.to) : '' }
    })
}
