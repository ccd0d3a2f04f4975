import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { reviewedInstances } from '#content/draft/review.ts'
import { placeOf } from '#content/place.ts'
import { isNobodys } from '#content/values/origin.ts'
import { texts } from '#texts/facts.ts'
import { type TracedValue, traceSection } from '../value/trace-page.ts'
import type { ToDo } from './to-do.ts'

/** One entry a value with a figure or a name that the brief does not say, or not any more. */
export function findFigures(draft: Draft, manifest: Manifest): ToDo[] {
  return reviewedInstances(draft, manifest).flatMap(({ instanceId, component }) =>
    traceSection(draft, component, instanceId).flatMap((traced): ToDo[] => {
      const text = describeTraced(traced)
      return text === undefined ? [] : [{ place: { instanceId, ...placeOf(traced.slot) }, text }]
    }),
  )
}

function describeTraced({ value, traces }: TracedValue): string | undefined {
  const wordsFrom = (source: string) => [
    ...new Set(traces.flatMap((trace) => (trace.source === source ? [trace.text] : []))),
  ]
  const [old, unknown] = [wordsFrom('earlier'), wordsFrom('nowhere')]
  if (old.length > 0) return texts.toDo.earlier(old)
  if (unknown.length === 0) return undefined
  return texts.toDo.nowhere(unknown, !isNobodys(value) || value.status === 'accepted')
}
