import type { Locale } from '#base/locale.ts'
import type { Brand } from '#layout/layout.ts'
import type { PairRange } from '../pair-fault.ts'
import { cutWords, type WordPlace, withoutArticle } from './cut-words.ts'
import type { Term, TermStatus, Wording } from './term.ts'

/** A term where it stands in a text. */
export type FoundTerm = { term: Term; wording: Wording; range: PairRange }

/** The terms of a brand, by the first word of each wording. */
export type TermIndex = {
  terms: readonly Term[]
  byFirst: Readonly<Record<Locale, ReadonlyMap<string, readonly Entry[]>>>
}

type Entry = { term: Term; wording: Wording; words: readonly string[] }

export function indexTerms(terms: readonly Term[], brand: Brand): TermIndex {
  const own = terms.filter((term) => term.brand === undefined || term.brand === brand)
  return { terms: own, byFirst: { 'en-AE': byFirst(own, 'en-AE'), 'ar-AE': byFirst(own, 'ar-AE') } }
}

/** Terms in their order; of two at one place the longer one. */
export function findTerms(text: string, locale: Locale, index: TermIndex): FoundTerm[] {
  const words = cutWords(text)
  const found: FoundTerm[] = []
  for (let at = 0; at < words.length; ) {
    const entry = entryAt(words, at, index.byFirst[locale])
    const [first, last] = [words[at], words[at + (entry?.words.length ?? 1) - 1]]
    if (entry && first && last) {
      found.push({ term: entry.term, wording: entry.wording, range: { from: first.from, to: last.to } })
    }
    at += entry?.words.length ?? 1
  }
  return found
}

/** What a term is called in a language, the preferred wording first; nothing that is forbidden. */
export function wordingsOf({ wordings }: Term, locale: Locale): string[] {
  const inOrder: readonly TermStatus[] = ['preferred', 'admitted']
  return inOrder.flatMap((status) =>
    wordings.filter((each) => each.locale === locale && each.status === status).map(({ text }) => text),
  )
}

function byFirst(terms: readonly Term[], locale: Locale): Map<string, Entry[]> {
  const entries = terms.flatMap((term) =>
    term.wordings.flatMap((wording): Entry[] => {
      const words = cutWords(wording.text).map(({ text }) => withoutArticle(text))
      return wording.locale === locale && words.length > 0 ? [{ term, wording, words }] : []
    }),
  )
  const longestFirst = entries.toSorted((one, other) => other.words.length - one.words.length)
  return Map.groupBy(longestFirst, ({ words }) => words[0] ?? '')
}

function entryAt(
  words: readonly WordPlace[],
  at: number,
  entries: ReadonlyMap<string, readonly Entry[]>,
): Entry | undefined {
  for (const form of words[at]?.forms ?? []) {
    for (const entry of entries.get(form) ?? []) {
      if (entry.words.every((word, index) => words[at + index]?.forms.includes(word))) return entry
    }
  }
  return undefined
}
