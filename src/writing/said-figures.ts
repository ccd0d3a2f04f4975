import { rememberLast } from '#base/remember-last.ts'
import { readNumber } from '#content/values/number.ts'
import { knownOf } from '#facts/known.ts'
import { traceText } from '#facts/trace-text.ts'
import { sayingsOf } from '#figures/sayings.ts'

/** All that a text says in figures, each as its value and unit: a figure without its unit is another one. */
export function saidIn(text: string): string[] {
  return sayingsOf(text).map(({ said }) => said)
}

/** Whether two texts say the same figures, as a text and its translation have to. */
export function saysSameFigures(one: string, other: string): boolean {
  return saidIn(one).toSorted().join() === saidIn(other).toSorted().join()
}

/** Figures of a text that come from nowhere in what people wrote, each once, as the text has them; counting words are none. */
export function figuresFromNowhere(
  text: string,
  knownText: string,
  options?: { hasLabel: boolean },
): string[] {
  const foreign = traceText(text, knownIn(knownText), options).filter(
    (trace) => trace.source === 'nowhere' && trace.kind === 'figure',
  )
  return [...new Set(foreign.map(({ text: words }) => words))]
}

/** A page asks for its values one by one, each time with the same brief. */
const knownIn = rememberLast(12, (text) =>
  knownOf({ lines: text.split('\n').map((line) => ({ kind: 'idea', text: line })), changed: [], naming: [] }),
)

/** The same of a column of numbers, whose unit stands in its label. */
export function foreignNumbers(value: string, knownText: string): string[] {
  const number = readNumber(value)
  if (number === undefined) return []
  const plain = number.includes('.') ? number.replace(/\.?0+$/, '') : number
  return saidIn(knownText).some((said) => said.startsWith(`${plain} `)) ? [] : [value]
}
