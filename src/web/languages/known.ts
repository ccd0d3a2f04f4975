import type { Brand } from '#layout/layout.ts'
import { policyOf } from '#pairs/language-policy.ts'
import { indexMemory, type MemoryIndex } from '#pairs/memory/memory-index.ts'
import type { MemoryPair } from '#pairs/memory/memory-pair.ts'
import type { Term } from '#pairs/terms/term.ts'
import { indexTerms, type TermIndex } from '#pairs/terms/term-index.ts'
import type { Known } from '#pairs/translate.ts'
import { termBase, translationMemory } from './collections.ts'
import { keepLast } from './keep-last.ts'

const readyTerms = keepLast<Term, TermIndex>(indexTerms)
const readyMemory = keepLast<MemoryPair, MemoryIndex>(indexMemory)
let last: Known | undefined

function knownOf(brand: Brand, terms: readonly Term[], pairs: readonly MemoryPair[]): Known {
  const known = {
    memory: readyMemory(pairs, brand),
    terms: readyTerms(terms, brand),
    policy: policyOf(brand),
  }
  if (last?.memory !== known.memory || last.terms !== known.terms) last = known
  return last
}

/** All that this browser knows in both languages, ready to be looked up for pages of a brand. */
export function knownFor(brand: Brand): Known {
  const [terms, memory] = [termBase.useCollection.getState(), translationMemory.useCollection.getState()]
  return knownOf(brand, terms.entries, memory.entries)
}

/** The same for what is shown, which changes with it. */
export function useKnown(brand: Brand): Known {
  const terms = termBase.useCollection(({ entries }) => entries)
  const pairs = translationMemory.useCollection(({ entries }) => entries)
  return knownOf(brand, terms, pairs)
}
