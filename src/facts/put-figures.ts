import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { changeValue, reviewedInstances } from '#content/draft/review.ts'
import { slotsOf, valueAt } from '#content/slots.ts'
import { replaced } from '#content/values/values.ts'
import { type Known, keyOf } from './known.ts'
import { putNewFigure, traceValue, type ValueTrace } from './trace-value.ts'

type Meant = {
  /** The old figure, as two are compared. */
  key: string
  /** Of one value alone. */
  at?: { instanceId: string; field: string; item?: number | undefined }
}

/** The page with the new figure wherever an old one is meant, as far as that can be written for certain. */
export function putFigures(draft: Draft, manifest: Manifest, known: Known, { key, at }: Meant) {
  let next = draft
  let count = 0
  for (const { instanceId, component, instance } of reviewedInstances(draft, manifest)) {
    if (at && at.instanceId !== instanceId) continue
    for (const slot of slotsOf(component, instance)) {
      if (at && (at.field !== slot.field || at.item !== slot.item)) continue
      const { value } = valueAt(instance, slot)
      const after = putInto(slot.definition, value, traceValue(slot.definition, value, known), key)
      if (after === undefined) continue
      count += 1
      next = changeValue(next, component, instanceId, slot, (before) => replaced(before, after))
    }
  }
  return { draft: next, count }
}

/** From the last to the first, so that each stays at its place; nothing where nothing is put in. */
function putInto(
  definition: Parameters<typeof putNewFigure>[0],
  value: string | string[],
  traces: readonly ValueTrace[],
  key: string,
): string | string[] | undefined {
  let next: string | string[] | undefined
  for (const trace of traces.toReversed()) {
    if (oldKeyOf(trace) === key) next = putNewFigure(definition, next ?? value, trace) ?? next
  }
  return next
}

/** The old figure that a trace is of; nothing where it is of none. */
export function oldKeyOf(trace: ValueTrace): string | undefined {
  return trace.source === 'earlier' && trace.saying ? keyOf(trace.saying) : undefined
}
