import type { Draft } from '#content/draft/draft.ts'
import { type StepAt, stepsIn } from '#content/draft/faces/out-of-step.ts'
import { placeOf } from '#content/place.ts'
import { texts } from '#texts/opposite-texts.ts'
import type { JudgedSection } from './judge-section.ts'
import type { ToDo } from './to-do.ts'

/** Texts of the face in front that were made from others than stand in the other face now. */
export function findOutOfStep(section: JudgedSection, draft: Draft): ToDo[] {
  const { other } = draft
  if (!other) return []
  return stepsOf(section, draft, 'out-of-step').map(({ instanceId, slot }) => ({
    place: { instanceId, ...placeOf(slot) },
    text: texts.toDo.outOfStep(other.locale),
  }))
}

/** One entry a section, which leads to the first of its texts. */
export function findToTranslate(section: JudgedSection, draft: Draft): ToDo[] {
  const steps = stepsOf(section, draft)
  const [first] = steps
  if (!first || !draft.other) return []
  return [
    {
      place: { instanceId: first.instanceId, ...placeOf(first.slot) },
      isOfSection: true,
      text: texts.toDo.toTranslate(steps.length, draft.other.locale),
    },
  ]
}

export function stepsOf(
  { instanceId, component, instance }: JudgedSection,
  draft: Draft,
  kind: StepAt['step'] = 'to-translate',
): StepAt[] {
  return component ? stepsIn(draft, { instanceId, component, instance }, kind) : []
}
