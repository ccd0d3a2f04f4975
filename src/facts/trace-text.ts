import { rememberLast } from '#base/remember-last.ts'
import type { Span } from '#figures/figure.ts'
import { type Saying, sayingsOf } from '#figures/sayings.ts'
import type { ChangedLine } from './changed-lines.ts'
import { type Known, keyOf, type Line, valueIn } from './known.ts'
import { namesIn, specialWords } from './names.ts'

/** Where a figure or a name of a text comes from. */
export type Trace = Span &
  (
    | { source: 'brief'; lines: readonly Line[] }
    /** Only an earlier form of a line said it. */
    | { source: 'earlier'; changed: ChangedLine; saying: Saying }
    | { source: 'nowhere'; kind: 'figure' | 'name' }
  )

/** Each figure and name of a text in its order. `hasLabel`: what a bare number counts stands in the label beside it. */
export function traceText(text: string, known: Known, { hasLabel = false } = {}): Trace[] {
  const { sayings, names } = readText(text)
  const figures = sayings.map((saying): Trace => {
    const { from, to, text: words } = saying
    const key = keyOf(saying)
    const isBare = hasLabel && key.endsWith(' ')
    const lines = known.bySaid.get(key) ?? (isBare ? known.byValue.get(valueIn(key)) : undefined)
    const changed = known.changed.get(key)
    if (lines) return { from, to, text: words, source: 'brief', lines }
    if (changed) return { from, to, text: words, source: 'earlier', changed, saying }
    return { from, to, text: words, source: 'nowhere', kind: 'figure' }
  })
  const unknown = names
    .filter(({ text: name }) => !specialWords(name).some((word) => known.words.has(word)))
    .map((name): Trace => ({ ...name, source: 'nowhere', kind: 'name' }))
  return [...figures, ...unknown].sort((one, other) => one.from - other.from)
}

/** What can be traced of a text. Most texts of a page stay as they are from one look to the next. */
export const readText = rememberLast(3000, (text) => ({
  sayings: sayingsOf(text).filter(({ isWord }) => !isWord),
  names: namesIn(text),
}))
