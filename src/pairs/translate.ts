import { type Locale, otherLocale } from '#base/locale.ts'
import { readFigures } from '#figures/read-figures.ts'
import { type LanguagePolicy, usualPolicy } from './language-policy.ts'
import {
  findByShape,
  findExact,
  findSimilar,
  type MemoryIndex,
  type SimilarPair,
} from './memory/memory-index.ts'
import type { MemoryPair } from './memory/memory-pair.ts'
import { refill } from './memory/refill.ts'
import { sayFigure } from './say-figure.ts'
import { findTerms, type TermIndex, wordingsOf } from './terms/term-index.ts'

/** How a text was made, or why there is none; never words of our own but those of figures. */
export type Translation =
  | { made: 'memory'; text: string; pair: MemoryPair }
  /** The pair says other figures; those of the text stand in their place. */
  | { made: 'memory with figures'; text: string; pair: MemoryPair }
  | { made: 'terms'; text: string }
  /**
   * `unknown`: no pair says this. `figures`: one does, and its figures cannot be changed for certain. `markup`: one does,
   * in other marks.
   */
  | { made: 'nothing'; reason: 'unknown' | 'figures' | 'markup'; similar: SimilarPair[] }

export type Known = { memory: MemoryIndex; terms: TermIndex; policy?: LanguagePolicy }

/** A text of one language in the other one, by what people have accepted and named; `text` is no blank one. */
export function translate(
  text: string,
  from: Locale,
  { memory, terms, policy = usualPolicy }: Known,
): Translation {
  const to = otherLocale(from)
  const exact = findExact(text, from, memory)
  if (exact && haveSameMarks(text, exact.texts[from]))
    return { made: 'memory', text: exact.texts[to], pair: exact }
  const shaped = findByShape(text, from, memory)
  for (const pair of shaped) {
    const filled = refill(text, pair, { from, to }, policy)
    if (filled !== undefined) return { made: 'memory with figures', text: filled, pair }
  }
  const said = sayByTerms(text, from, terms, policy)
  if (said !== undefined) return { made: 'terms', text: said }
  const reason = shaped.length > 0 ? 'figures' : 'unknown'
  return { made: 'nothing', reason: exact ? 'markup' : reason, similar: findSimilar(text, from, memory) }
}

/** Texts are compared without capitals, but tags and addresses are not words. */
function haveSameMarks(one: string, other: string): boolean {
  return tagsOf(one) === tagsOf(other)
}

function tagsOf(text: string): string {
  return (text.match(/<[^<>]*>/g) ?? []).join('')
}

type Part = { from: number; to: number; text: string | undefined }

/** Names, words of the team and figures, with signs between them; where two stand side by side their order is not known. */
function sayByTerms(
  text: string,
  from: Locale,
  terms: TermIndex,
  policy: LanguagePolicy,
): string | undefined {
  if (/[<>\n]/.test(text)) return undefined
  const to = otherLocale(from)
  const { figures, mentions, unread } = readFigures(text)
  if (mentions.length > 0 || unread.length > 0) return undefined
  const parts = [
    ...figures.map(
      (figure): Part => ({ ...figure, text: figure.marker ? undefined : sayFigure(figure, to, { policy }) }),
    ),
    ...findTerms(text, from, terms).map(
      ({ range, term }): Part => ({ ...range, text: wordingsOf(term, to)[0] }),
    ),
  ].sort((one, other) => one.from - other.from)
  let said = ''
  let at = 0
  for (const part of parts) {
    const between = text.slice(at, part.from)
    const isFirst = at === 0
    if (part.from < at || part.text === undefined || !/^[\s:;,،؛|/()–—·-]*$/.test(between)) return undefined
    if (!isFirst && between.trim() === '') return undefined
    said += signsIn(between, to) + part.text
    at = part.to
  }
  const rest = text.slice(at)
  return parts.length > 0 && /^[\s:.)]*$/.test(rest) ? said + rest : undefined
}

function signsIn(text: string, locale: Locale): string {
  return locale === 'ar-AE'
    ? text.replaceAll(',', '،').replaceAll(';', '؛')
    : text.replaceAll('،', ',').replaceAll('؛', ';')
}
