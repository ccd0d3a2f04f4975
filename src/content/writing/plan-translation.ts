import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '../draft/draft.ts'
import { stepsIn } from '../draft/faces/out-of-step.ts'
import { reviewedInstances } from '../draft/review.ts'
import { placeOf } from '../place.ts'
import type { WritingTask } from './generation-plan.ts'

/** The calls that translate what the other face says and this one does not, value by value in the order of the page. */
export function planTranslation(draft: Draft, manifest: Manifest): WritingTask[] {
  return reviewedInstances(draft, manifest).flatMap((reviewed) => {
    const { instanceId, component } = reviewed
    return stepsIn(draft, reviewed, 'to-translate').map(
      ({ slot }): WritingTask => ({ type: 'field', instanceId, code: component.code, ...placeOf(slot) }),
    )
  })
}
