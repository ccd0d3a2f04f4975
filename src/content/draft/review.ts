import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { Place } from '../place.ts'
import { instanceOf, type Slot, setValue, slotsOf, valueAt } from '../slots.ts'
import type { FieldValue } from '../values/field-value.ts'
import { accepted } from '../values/values.ts'
import type { Draft, InstanceDraft } from './draft.ts'

/** Values by what is still to be done about them. Every field and every column counts, URLs too. */
export type ValueCounts = { total: number; pending: number; accepted: number; error: number }

/** One component of the page that has something to fill in. */
export type ReviewedInstance = { instanceId: string; component: Component; instance: InstanceDraft }

/** In the order of the page. Headers, footers and components that the catalogue does not know have nothing to review. */
export function reviewedInstances(draft: Draft, manifest: Manifest): ReviewedInstance[] {
  return draft.layout.components.flatMap(({ code, instanceId }) => {
    const component = findComponent(manifest, code)
    if (!component) return []
    const instance = instanceOf(draft, component, instanceId)
    return hasSlots(component, instance) ? [{ instanceId, component, instance }] : []
  })
}

function hasSlots(component: Component, { items }: InstanceDraft): boolean {
  return component.docx.fields.length > 0 || (items.length > 0 && columnsOf(component).length > 0)
}

/** Counted once as long as the instance stays as it is. */
const counted = new WeakMap<InstanceDraft, { component: Component; counts: ValueCounts }>()

export function countInstance({ component, instance }: ReviewedInstance): ValueCounts {
  const known = counted.get(instance)
  if (known?.component === component) return known.counts
  const counts: ValueCounts = { total: 0, pending: 0, accepted: 0, error: 0 }
  for (const slot of slotsOf(component, instance)) {
    counts.total++
    counts[valueAt(instance, slot).status]++
  }
  counted.set(instance, { component, counts })
  return counts
}

export function countPage(draft: Draft, manifest: Manifest): ValueCounts {
  return countAll(reviewedInstances(draft, manifest))
}

export function countAll(reviewed: readonly ReviewedInstance[]): ValueCounts {
  const sum: ValueCounts = { total: 0, pending: 0, accepted: 0, error: 0 }
  for (const each of reviewed) {
    const counts = countInstance(each)
    sum.total += counts.total
    sum.pending += counts.pending
    sum.accepted += counts.accepted
    sum.error += counts.error
  }
  return sum
}

/** The same draft when nothing changes. */
export function changeValue(
  draft: Draft,
  component: Component,
  instanceId: string,
  slot: Slot,
  next: (value: FieldValue) => FieldValue,
): Draft {
  const before = valueAt(instanceOf(draft, component, instanceId), slot)
  const after = next(before)
  return after === before ? draft : setValue(draft, component, instanceId, slot, after)
}

/** Every pending value of the page, those of items too. What failed stays as it is. */
export function acceptAllPending(draft: Draft, manifest: Manifest, at: string, by?: string): Draft {
  return reviewedInstances(draft, manifest).reduce(
    (all, { component, instanceId }) => acceptInstance(all, component, instanceId, at, by),
    draft,
  )
}

/** Every pending value of one component. */
export function acceptInstance(
  draft: Draft,
  component: Component,
  instanceId: string,
  at: string,
  by?: string,
): Draft {
  return slotsOf(component, instanceOf(draft, component, instanceId)).reduce(
    (some, slot) => changeValue(some, component, instanceId, slot, (value) => accepted(value, at, by)),
    draft,
  )
}

export function findSlot(component: Component, instance: InstanceDraft, place: Place): Slot | undefined {
  return slotsOf(component, instance).find(({ field, item }) => field === place.field && item === place.item)
}
