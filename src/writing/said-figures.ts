import { readNumber } from '#content/values/number.ts'
import type { Figure, Mention } from '#figures/figure.ts'
import { readFigures } from '#figures/read-figures.ts'

/** All that a text says in figures, each as its value and unit: a figure without its unit is another one. */
export function saidIn(text: string): string[] {
  return saidBy(text).map(({ said }) => said)
}

/** Whether two texts say the same figures, as a text and its translation have to. */
export function saysSameFigures(one: string, other: string): boolean {
  return saidIn(one).toSorted().join() === saidIn(other).toSorted().join()
}

/**
 * Figures of a text that stand nowhere in what people wrote, each once, as the text has them. Single digits of something
 * that is counted are words ("3 steps") rather than figures.
 */
export function foreignFigures(text: string, knownText: string): string[] {
  const known = new Set(saidIn(knownText))
  const foreign = saidBy(text).filter(({ said, isWord }) => !isWord && !known.has(said))
  return [...new Set(foreign.map(({ words }) => words))]
}

/** The same of a column of numbers, whose unit stands in its label. */
export function foreignNumbers(value: string, knownText: string): string[] {
  const number = readNumber(value)
  if (number === undefined) return []
  const plain = number.includes('.') ? number.replace(/\.?0+$/, '') : number
  return saidIn(knownText).some((said) => said.startsWith(`${plain} `)) ? [] : [value]
}

type Said = { said: string; words: string; isWord: boolean }

function saidBy(text: string): Said[] {
  const { figures, mentions, unread } = readFigures(text)
  return [
    ...figures.flatMap(sayFigure),
    ...mentions.flatMap(sayMention),
    ...unread.map(({ text: words }) => ({ said: `unread ${words.toLowerCase()}`, words, isWord: false })),
  ]
}

/** A range says both its ends, a list all its parts. */
function sayFigure({ value, unit, text }: Figure): Said[] {
  const isCounted = unit === undefined || unit === 'times' || unit.startsWith('count:')
  return partsOf(value).map((part) => ({
    said: `${part} ${isCounted ? '' : unit}`,
    words: text,
    isWord: isCounted && /^\d$/.test(part),
  }))
}

function sayMention({ kind, value, text }: Mention): Said[] {
  const isWord = kind === 'name' || kind === 'address' || (kind === 'ordinal' && String(value).length === 1)
  return partsOf(value).map((part) => ({ said: `${kind} ${part}`, words: text, isWord }))
}

function partsOf(value: Figure['value']): readonly string[] {
  if (typeof value === 'string') return [value]
  return 'from' in value ? [value.from, value.to] : value
}
