import { type Slot, slotsOf, valueAt } from '../slots.ts'
import { findValueProblems } from '../values/check.ts'
import type { InstanceDraft } from './draft.ts'
import type { ReviewedInstance } from './review.ts'

/** What is still to be mended, accepted or not: values that are required and empty, and those that are too long. */
export type ToMend = { empty: number; over: number }

export function findToMend(instance: InstanceDraft, slot: Slot): keyof ToMend | undefined {
  const { field, definition } = slot
  const problems = findValueProblems(definition, valueAt(instance, slot).value, { field })
  if (problems.some(({ problem }) => problem === 'required-empty')) return 'empty'
  return problems.some(({ problem }) => problem === 'too-long' || problem === 'too-many-entries')
    ? 'over'
    : undefined
}

export function countToMend(...reviewed: readonly ReviewedInstance[]): ToMend {
  const found = reviewed.flatMap(({ component, instance }) =>
    slotsOf(component, instance).map((slot) => findToMend(instance, slot)),
  )
  const count = (kind: keyof ToMend) => found.filter((each) => each === kind).length
  return { empty: count('empty'), over: count('over') }
}
