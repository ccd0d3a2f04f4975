import type { ReviewedInstance } from '#content/draft/review.ts'
import { placeOf } from '#content/place.ts'
import { slotsOf, valueAt } from '#content/slots.ts'
import type { Fact } from '#facts/fact.ts'
import { partedIn } from '#facts/parted-values.ts'
import { createFinding, type Finding } from './finding.ts'

/** Figures of accepted values that stand without what belongs to them in the brief. */
export function findPartedFigures(reviewed: ReviewedInstance, facts: readonly Fact[]): Finding[] {
  const { instanceId, component, instance } = reviewed
  return slotsOf(component, instance)
    .filter((slot) => valueAt(instance, slot).status === 'accepted')
    .flatMap((slot) =>
      partedIn(reviewed, slot, facts).map(({ figure, fact }) =>
        createFinding({ rule: 'figure-parted', fact: fact.text }, { instanceId, ...placeOf(slot) }, figure),
      ),
    )
}
