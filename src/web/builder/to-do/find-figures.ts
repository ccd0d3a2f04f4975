import type { Draft } from '#content/draft/draft.ts'
import { placeOf } from '#content/place.ts'
import { slotsOf, valueAt } from '#content/slots.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { isNobodys, isSample } from '#content/values/origin.ts'
import { partedIn } from '#facts/parted-values.ts'
import { traceValue, type ValueTrace } from '#facts/trace-value.ts'
import { describeParted, texts } from '#texts/facts.ts'
import { factsOfDraft } from '#writing/brief/facts-of-draft.ts'
import { knownOfPage } from '../tracing/known-of-page.ts'
import type { JudgedSection } from './judge-section.ts'
import type { ToDo } from './to-do.ts'

/**
 * One entry a value with a figure or a name that the brief does not say, or not any more, and one for each figure without
 * what belongs to it. Samples are to be written anew and are passed over.
 */
export function findFigures({ instanceId, component, instance }: JudgedSection, draft: Draft): ToDo[] {
  const known = knownOfPage(draft)
  if (!known || !component) return []
  const facts = factsOfDraft(draft)
  return slotsOf(component, instance).flatMap((slot): ToDo[] => {
    const value = valueAt(instance, slot)
    const traces = isSample(value) ? [] : traceValue(slot.definition, value.value, known)
    const text = describeTraces(value, traces)
    const place = { instanceId, ...placeOf(slot) }
    return [
      ...(text === undefined ? [] : [{ place, text }]),
      ...partedIn({ component, instance }, slot, facts).map(({ figure, fact }) => ({
        place,
        text: describeParted(figure, fact.text),
      })),
    ]
  })
}

function describeTraces(value: FieldValue, traces: readonly ValueTrace[]): string | undefined {
  const wordsFrom = (source: ValueTrace['source']) => [
    ...new Set(traces.flatMap((trace) => (trace.source === source ? [trace.text] : []))),
  ]
  const [old, unknown] = [wordsFrom('earlier'), wordsFrom('nowhere')]
  if (old.length > 0) return texts.toDo.earlier(old)
  if (unknown.length === 0) return undefined
  const nearest = traces.flatMap((trace) =>
    trace.source === 'nowhere' ? (trace.nearest ?? []).map((line) => line.text) : [],
  )
  return texts.toDo.nowhere(unknown, [...new Set(nearest)], !isNobodys(value) || value.status === 'accepted')
}
