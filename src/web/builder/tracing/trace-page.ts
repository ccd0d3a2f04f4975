import type { Field } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { type Trace, traceText } from '#facts/trace-text.ts'
import { knownOfPage } from './known-of-page.ts'

/** Where the figures, names and conditions of one text come from: of one entry, or one block, of a value. */
export type Tracer = (definition: Field, text: string) => readonly Trace[]

let last: { known: object; tracer: Tracer } | undefined

/** Nothing where the page has no brief. The same one as long as the brief stays. */
export function tracerOf(draft: Draft): Tracer | undefined {
  const known = knownOfPage(draft)
  if (!known) return undefined
  if (last?.known !== known) {
    const tracer: Tracer = ({ type, role, fixed }, text) =>
      type === 'url' || fixed !== undefined
        ? []
        : traceText(text, known, { hasLabel: type === 'number' || role === 'figure' })
    last = { known, tracer }
  }
  return last.tracer
}
