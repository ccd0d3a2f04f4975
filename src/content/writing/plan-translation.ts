import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '../draft/draft.ts'
import { findSteps } from '../draft/faces/out-of-step.ts'
import { reviewedInstances } from '../draft/review.ts'
import { placeOf } from '../place.ts'
import type { WritingTask } from './generation-plan.ts'

/** The calls that translate what the other face says and this one does not, value by value in the order of the page. */
export function planTranslation(draft: Draft, manifest: Manifest): WritingTask[] {
  const codes = new Map(
    reviewedInstances(draft, manifest).map(({ instanceId, component }) => [instanceId, component.code]),
  )
  return findSteps(draft, manifest)
    .filter(({ step }) => step === 'to-translate')
    .map(({ instanceId, slot }) => ({
      ...{ type: 'field', instanceId, code: codes.get(instanceId) ?? '' },
      ...placeOf(slot),
    }))
}
