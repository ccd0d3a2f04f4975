import { type Locale, otherLocale } from '#base/locale.ts'
import type { Field } from '#catalogue/manifest.ts'
import { isBlank, textOf } from '#content/content.ts'
import type { KnownOfText } from '#content/writing/known-of-text.ts'
import { foldText } from './fold-text.ts'
import { knownOfText } from './known-of-text.ts'
import { withoutTags } from './memory/figure-shape.ts'
import { findSimilar, type SimilarPair } from './memory/memory-index.ts'
import { findTerms, wordingsOf } from './terms/term-index.ts'
import type { Known } from './translate.ts'
import { translateValue, type ValueTranslation } from './translate-value.ts'

/** A word of the value that the team does not say. */
export type ForbiddenWord = {
  words: string
  says: readonly string[]
  /** The value with the preferred wording in its place; nothing where that does not go by itself. */
  mended: string | string[] | undefined
}

/** What is known in both languages about one value, for whoever translates it. */
export type Suggestions = {
  whole: Exclude<ValueTranslation, { made: 'nothing' }> | undefined
  near: readonly SimilarPair[]
  terms: KnownOfText['terms']
  forbidden: readonly ForbiddenWord[]
}

type Value = string | string[]

/** `locale`: that of the value; `opposite` is what the other face says there. */
export function suggest(
  {
    value,
    opposite,
    definition,
    locale,
  }: { value: Value; opposite: Value; definition: Field; locale: Locale },
  known: Known,
): Suggestions {
  const from = otherLocale(locale)
  const forbidden = findForbidden(value, locale, known)
  if (isBlank(opposite)) return { whole: undefined, near: [], terms: [], forbidden }
  const text = textOf(opposite)
  const translation = translateValue(opposite, definition, from, known)
  const whole = translation.made === 'nothing' ? undefined : translation
  const taken = whole && 'pair' in whole ? whole.pair : undefined
  return {
    whole,
    near: findSimilar(text, from, known.memory).filter(
      ({ pair }) => pair !== taken && whole?.made !== 'memory',
    ),
    terms: knownOfText(text, from, known).terms,
    forbidden,
  }
}

function findForbidden(value: Value, locale: Locale, { terms }: Known): ForbiddenWord[] {
  const text = textOf(value)
  return findTerms(withoutTags(text), locale, terms).flatMap(({ term, wording, range }): ForbiddenWord[] => {
    if (wording.status !== 'forbidden') return []
    const words = text.slice(range.from, range.to)
    const says = wordingsOf(term, locale)
    const [preferred] = says
    // With an article or a preposition joined to it, or in the plural, the other word has to be bent as well.
    const isPlain = foldText(words) === foldText(wording.text)
    const next =
      preferred && isPlain
        ? text.slice(0, range.from) + inCaseOf(words, preferred) + text.slice(range.to)
        : undefined
    return [{ words, says, mended: next !== undefined && Array.isArray(value) ? next.split('\n') : next }]
  })
}

function inCaseOf(words: string, put: string): string {
  const [first = ''] = words
  return first !== first.toLowerCase() ? put.charAt(0).toUpperCase() + put.slice(1) : put
}
