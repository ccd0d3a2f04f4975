import type { Figure, Mention, Span } from './figure.ts'
import { readFigures } from './read-figures.ts'

/** One thing that a text says in figures: a range says both its ends, a list all its parts. */
export type Saying = Span & {
  /** Its value and unit: a figure without its unit is another one. */
  said: string
  /** Single digits of something that is counted are words ("3 steps") rather than figures. */
  isWord: boolean
  /** Nothing for a date, a time, a telephone number and what could not be read. */
  figure?: Figure
}

export function sayingsOf(text: string): Saying[] {
  const { figures, mentions, unread } = readFigures(text)
  return [
    ...figures.flatMap(sayFigure),
    ...mentions.flatMap(sayMention),
    ...unread.map((span) => ({ ...span, said: `unread ${span.text.toLowerCase()}`, isWord: false })),
  ]
}

function sayFigure(figure: Figure): Saying[] {
  const { value, unit, from, to, text } = figure
  const isCounted = unit === undefined || unit === 'times' || unit.startsWith('count:')
  return partsOf(value).map((part) => ({
    from,
    to,
    text,
    said: `${part} ${isCounted ? '' : unit}`,
    isWord: isCounted && /^\d$/.test(part),
    figure,
  }))
}

function sayMention({ kind, value, from, to, text }: Mention): Saying[] {
  const isWord = kind === 'name' || kind === 'address' || (kind === 'ordinal' && String(value).length === 1)
  return partsOf(value).map((part) => ({ from, to, text, said: `${kind} ${part}`, isWord }))
}

function partsOf(value: Figure['value']): readonly string[] {
  if (typeof value === 'string') return [value]
  return 'from' in value ? [value.from, value.to] : value
}
