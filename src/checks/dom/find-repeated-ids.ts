import type { Trace } from '../trace.ts'
import { traceElement } from './trace-element.ts'

/** Ids that stand more than once: links and labels would find the first alone. */
export function findRepeatedIds(document: Document): Trace[] {
  const byId = Map.groupBy(document.querySelectorAll('[id]'), ({ id }) => id)
  return [...byId].flatMap(([id, [, second, ...more]]) =>
    second ? [traceElement(second, { rule: 'duplicate-id', id, count: more.length + 2 }, '')] : [],
  )
}
