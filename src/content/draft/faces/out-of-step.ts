import { isAiGenerated } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { isBlank } from '../../content.ts'
import { type Slot, slotsOf, valueAt } from '../../slots.ts'
import type { FieldValue } from '../../values/field-value.ts'
import { isEmptied } from '../../values/origin.ts'
import type { Draft } from '../draft.ts'
import { type ReviewedInstance, reviewedInstances } from '../review.ts'
import { isShared } from './follow-values.ts'
import { oppositeAt } from './opposite.ts'
import { showFace } from './show-face.ts'
import { digestOf } from './text-digest.ts'

/**
 * How a text of the face in front stands to the one opposite. `to-translate`: that one says something, and here stands
 * nothing. `out-of-step`: that one is not any more what this one was made from.
 */
export type Step = 'to-translate' | 'out-of-step'

/** Of texts alone: addresses and numbers follow by themselves. Nothing where both go together. */
export function findStep(slot: Slot, value: FieldValue, opposite: FieldValue | undefined): Step | undefined {
  if (!opposite || !isTranslated(slot)) return undefined
  if (isBlank(value.value)) return isBlank(opposite.value) || isEmptied(value) ? undefined : 'to-translate'
  return value.madeFrom !== undefined && value.madeFrom !== digestOf(opposite.value)
    ? 'out-of-step'
    : undefined
}

/** The words that it was made from, as long as the other face remembers that they stood there. */
export function findMadeFrom({ madeFrom }: FieldValue, { earlier = [] }: FieldValue) {
  return earlier.findLast((each) => digestOf(each.value) === madeFrom)?.value
}

/** A text, which each face has in its own language. */
export function isTranslated({ definition }: Slot): boolean {
  return isAiGenerated(definition) && !isShared(definition)
}

export type StepAt = { instanceId: string; slot: Slot; step: Step }

/** All of the face in front that does not go with the other one, in the order of the page. */
export function findSteps(draft: Draft, manifest: Manifest): StepAt[] {
  if (!draft.other) return []
  return reviewedInstances(draft, manifest).flatMap((reviewed) => stepsIn(draft, reviewed))
}

/** Of one section; those of one kind, where it is given. */
export function stepsIn(
  draft: Draft,
  { instanceId, component, instance }: ReviewedInstance,
  kind?: Step,
): StepAt[] {
  if (!draft.other) return []
  return slotsOf(component, instance).flatMap((slot) => {
    const opposite = oppositeAt(draft, instanceId, slot)
    const step = findStep(slot, valueAt(instance, slot), opposite)
    return step && (kind ?? step) === step ? [{ instanceId, slot, step }] : []
  })
}

export type StepCounts = Record<Step, number>

export function countSteps(steps: readonly StepAt[]): StepCounts {
  const count = (kind: Step) => steps.filter(({ step }) => step === kind).length
  return { 'to-translate': count('to-translate'), 'out-of-step': count('out-of-step') }
}

/** Of the face that is not in front. */
export function findStepsBehind(draft: Draft, manifest: Manifest): StepAt[] {
  return draft.other ? findSteps(showFace(draft, draft.other.locale), manifest) : []
}

/** A person says that both go together as they are. */
export function inStep(value: FieldValue, opposite: FieldValue): FieldValue {
  return { ...value, madeFrom: digestOf(opposite.value) }
}
