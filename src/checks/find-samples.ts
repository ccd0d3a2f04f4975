import { isBlank } from '#content/content.ts'
import type { ReviewedInstance } from '#content/draft/review.ts'
import { placeOf } from '#content/place.ts'
import { slotsOf, valueAt } from '#content/slots.ts'
import { isSample } from '#content/values/origin.ts'
import { createFinding, type Finding } from './finding.ts'

/** Samples that are accepted as they came, so that the page gets them: one finding, at the first of them. */
export function findSamples({ instanceId, component, instance }: ReviewedInstance): Finding[] {
  const samples = slotsOf(component, instance).filter((slot) => {
    const value = valueAt(instance, slot)
    return value.status === 'accepted' && isSample(value) && !isBlank(value.value)
  })
  const [first] = samples
  if (!first) return []
  return [
    createFinding({ rule: 'sample-accepted', count: samples.length }, { instanceId, ...placeOf(first) }),
  ]
}
