import type { Component } from '#catalogue/manifest.ts'
import type { Draft, InstanceDraft } from '#content/draft/draft.ts'
import { instanceOf, type Slot, slotsOf, valueAt } from '#content/slots.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { isSample } from '#content/values/origin.ts'
import type { Known } from '#facts/known.ts'
import { traceValue, type ValueTrace } from '#facts/trace-value.ts'
import { knownOfDraft } from '#writing/brief/known-of-draft.ts'

/** A value in which a figure or a name stands, with where each comes from. */
export type TracedValue = { slot: Slot; value: FieldValue; traces: readonly ValueTrace[] }

let last: { brief: Draft['brief']; itemConfigs: Draft['itemConfigs']; known: Known | undefined } | undefined

/** Read anew only when the brief is another one. */
export function knownOfPage(draft: Draft): Known | undefined {
  const { brief, itemConfigs } = draft
  if (last?.brief !== brief || last.itemConfigs !== itemConfigs) {
    last = { brief, itemConfigs, known: knownOfDraft(draft) }
  }
  return last.known
}

const traced = new WeakMap<InstanceDraft, { known: Known; values: readonly TracedValue[] }>()

/** Of one section; anew only when it or the brief has changed. Samples are to be written anew and are passed over. */
export function traceSection(draft: Draft, component: Component, instanceId: string): readonly TracedValue[] {
  const known = knownOfPage(draft)
  if (!known) return []
  const instance = instanceOf(draft, component, instanceId)
  const before = traced.get(instance)
  if (before?.known === known) return before.values
  const values = slotsOf(component, instance).flatMap((slot): TracedValue[] => {
    const value = valueAt(instance, slot)
    const traces = isSample(value) ? [] : traceValue(slot.definition, value.value, known)
    return traces.length > 0 ? [{ slot, value, traces }] : []
  })
  traced.set(instance, { known, values })
  return values
}
