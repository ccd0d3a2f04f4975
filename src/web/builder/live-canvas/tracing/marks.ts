import { createHighlights } from '../../tracing/highlights.ts'
import type { MarkedWords } from '../../tracing/traces-in-element.ts'

const names = ['trace-brief', 'trace-earlier', 'trace-nowhere'] as const

/** Where a browser shows no marks, words say where they come from all the same. */
export function createMarks(page: Document) {
  const { add, take, remove } = createHighlights(page, names, css)
  return {
    replace(before: readonly MarkedWords[], now: readonly MarkedWords[]) {
      for (const words of before) take(`trace-${words.trace.source}`, words)
      for (const words of now) add(`trace-${words.trace.source}`, words)
    },
    remove,
  }
}

const css = `
::highlight(trace-brief) { text-decoration: underline dotted 1.5px #8d94a6 }
::highlight(trace-earlier), ::highlight(trace-nowhere) {
  background-color: rgb(201 132 17 / 16%);
  text-decoration: underline dashed 2px #c98411;
}
`
