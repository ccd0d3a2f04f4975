import type { Brand } from '#layout/layout.ts'
import { policyOf } from '#pairs/language-policy.ts'
import { indexMemory } from '#pairs/memory/memory-index.ts'
import type { MemoryPair } from '#pairs/memory/memory-pair.ts'
import type { Term } from '#pairs/terms/term.ts'
import { indexTerms } from '#pairs/terms/term-index.ts'
import type { Known } from '#pairs/translate.ts'
import { termBase, translationMemory } from './collections.ts'

type Indexed = { brand: Brand; terms: readonly Term[]; pairs: readonly MemoryPair[]; known: Known }

let last: Indexed | undefined

/** All that this browser knows in both languages, ready to be looked up for pages of a brand. */
export function knownFor(
  brand: Brand,
  terms: readonly Term[] = termBase.useCollection.getState().entries,
  pairs: readonly MemoryPair[] = translationMemory.useCollection.getState().entries,
): Known {
  if (last?.brand !== brand || last.terms !== terms || last.pairs !== pairs) {
    const known = {
      memory: indexMemory(pairs, brand),
      terms: indexTerms(terms, brand),
      policy: policyOf(brand),
    }
    last = { brand, terms, pairs, known }
  }
  return last.known
}

/** The same for what is shown, which changes with it. */
export function useKnown(brand: Brand): Known {
  const terms = termBase.useCollection(({ entries }) => entries)
  const pairs = translationMemory.useCollection(({ entries }) => entries)
  return knownFor(brand, terms, pairs)
}
