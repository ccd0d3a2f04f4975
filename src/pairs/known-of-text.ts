import { type Locale, locales, otherLocale } from '#base/locale.ts'
import type { KnownOfText } from '#content/writing/known-of-text.ts'
import { findByShape, findSimilar, indexMemory } from './memory/memory-index.ts'
import type { Term } from './terms/term.ts'
import { findTerms, indexTerms, wordingsOf } from './terms/term-index.ts'
import type { Known } from './translate.ts'

/** So much of it is worth reading beside one text. */
const most = { terms: 30, wordings: 10, pairs: 4, characters: 4000 }

/** What a writer is told of a text that it is to say in the other language. */
export function knownOfText(text: string, from: Locale, { memory, terms }: Known): KnownOfText {
  const to = otherLocale(from)
  const found = new Map(findTerms(text, from, terms).map(({ term, wording }) => [term, wording.text]))
  const pairs = [
    ...findByShape(text, from, memory),
    ...findSimilar(text, from, memory).map(({ pair }) => pair),
  ]
  return {
    terms: [...found].slice(0, most.terms).flatMap(([term, wording]) => {
      const says = wordingsOf(term, to).slice(0, most.wordings)
      const never = forbiddenOf(term, to).slice(0, most.wordings)
      return says.length + never.length === 0
        ? []
        : [{ text: wording, isName: term.kind !== 'word', says, never }]
    }),
    pairs: [...new Set(pairs)]
      .filter(({ texts }) => locales.every((locale) => texts[locale].length <= most.characters))
      .slice(0, most.pairs)
      .map(({ texts }) => ({ text: texts[from], translation: texts[to] })),
  }
}

/** The same, for whoever has nothing else to look things up in. */
export function indexKnown({ terms, pairs }: KnownOfText, from: Locale): Known {
  const to = otherLocale(from)
  return {
    memory: indexMemory(
      pairs.map(({ text, translation }) => ({
        type: /<[a-z]/i.test(text + translation) ? 'richtext' : 'text',
        texts: { 'en-AE': '', 'ar-AE': '', [from]: text, [to]: translation },
      })),
      'ENBD',
    ),
    terms: indexTerms(
      terms.map(({ text, isName, says, never }, index) => ({
        id: String(index),
        kind: isName ? 'name' : 'word',
        wordings: [
          { locale: from, text, status: 'preferred' },
          ...says.map(
            (each, place) =>
              ({ locale: to, text: each, status: place === 0 ? 'preferred' : 'admitted' }) as const,
          ),
          ...never.map((each) => ({ locale: to, text: each, status: 'forbidden' }) as const),
        ],
      })),
      'ENBD',
    ),
  }
}

function forbiddenOf({ wordings }: Term, locale: Locale): string[] {
  return wordings.flatMap((each) =>
    each.locale === locale && each.status === 'forbidden' ? [each.text] : [],
  )
}
