import { readNumber } from '#content/values/number.ts'
import { sayingsOf } from '#figures/sayings.ts'

/** All that a text says in figures, each as its value and unit: a figure without its unit is another one. */
export function saidIn(text: string): string[] {
  return sayingsOf(text).map(({ said }) => said)
}

/** Whether two texts say the same figures, as a text and its translation have to. */
export function saysSameFigures(one: string, other: string): boolean {
  return saidIn(one).toSorted().join() === saidIn(other).toSorted().join()
}

/** Figures of a text that stand nowhere in what people wrote, each once, as the text has them; counting words are none. */
export function foreignFigures(text: string, knownText: string): string[] {
  const known = new Set(saidIn(knownText))
  const foreign = sayingsOf(text).filter(({ said, isWord }) => !isWord && !known.has(said))
  return [...new Set(foreign.map(({ text: words }) => words))]
}

/** The same of a column of numbers, whose unit stands in its label. */
export function foreignNumbers(value: string, knownText: string): string[] {
  const number = readNumber(value)
  if (number === undefined) return []
  const plain = number.includes('.') ? number.replace(/\.?0+$/, '') : number
  return saidIn(knownText).some((said) => said.startsWith(`${plain} `)) ? [] : [value]
}
