import type { Draft, InstanceDraft } from '#content/draft/draft.ts'
import { exportContent } from '#content/draft/draft-content.ts'
import { pathOf, placeOf } from '#content/place.ts'
import { pageBrand } from '#layout/layout.ts'
import { policyOf } from '#pairs/language-policy.ts'
import { compareInstances } from '#pairs/pair-documents.ts'
import type { Term } from '#pairs/terms/term.ts'
import { indexTerms, type TermIndex } from '#pairs/terms/term-index.ts'
import { describePairFault } from '#texts/pair-faults.ts'
import { keepLast } from '../../languages/keep-last.ts'
import type { JudgedSection } from './judge-section.ts'
import type { ToDo } from './to-do.ts'

/** What the two languages of a section do not say alike, a line for each value. What one of them does not say yet is told of as to be translated. */
export function findDiffering(
  { instanceId, component, instance, terms }: JudgedSection,
  draft: Draft,
): ToDo[] {
  const { other, layout } = draft
  const beside = other?.content[instanceId]
  if (!component || !other || !beside) return []
  const [front, behind] = [wire(instance), wire(beside)]
  const isEnglish = layout.locale === 'en-AE'
  const both = { 'en-AE': isEnglish ? front : behind, 'ar-AE': isEnglish ? behind : front }
  const brand = pageBrand(layout.components)
  const known = { terms: readyTerms(terms, brand), policy: policyOf(brand) }
  const found = compareInstances(component, both, known).filter(({ fault }) => fault.kind !== 'empty')
  return [...Map.groupBy(found, pathOf).values()].flatMap((faults): ToDo[] => {
    const [first] = faults
    const said = new Set(faults.map(({ fault }) => describePairFault(fault)))
    return first ? [{ place: { instanceId, ...placeOf(first) }, text: [...said].join(' ') }] : []
  })
}

function wire(instance: InstanceDraft) {
  return exportContent({ instance }).instance ?? { fields: {}, items: [] }
}

/** One page is looked through at a time. */
const readyTerms = keepLast<Term, TermIndex>(indexTerms)
