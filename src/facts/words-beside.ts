import { rememberLast } from '#base/remember-last.ts'
import type { Span } from '#figures/figure.ts'
import { sayingsOf } from '#figures/sayings.ts'
import { tellingWords } from './match-figure.ts'
import { readFact } from './read-fact.ts'

type Words = ReadonlySet<string>

/**
 * Of a text with several figures of one unit, which of its words each of them is said of, by where the figure begins: "5% on
 * fuel, 3% on dining". Nothing of a figure that nothing parts from the next, nor of one that has its unit alone.
 */
export const wordsBeside: (text: string) => ReadonlyMap<number, Words> = rememberLast(4000, (text) => {
  const found = new Map<number, Words>()
  for (const spans of alikeIn(text)) {
    const parts = partText(text, spans)
    const words = parts.map((part) => part && wordsIn(text, part))
    const isShared = (word: string) => words.every((each) => each === undefined || each.has(word))
    for (const [index, { from }] of spans.entries()) {
      const own = words[index]
      if (own) found.set(from, new Set([...own].filter((word) => !isShared(word))))
    }
  }
  return found
})

/** The words of a text that tell something, and what its figures are about by the names of the tables, in either language. */
export const wordsAbout: (text: string) => Words = rememberLast(4000, (text) =>
  wordsIn(text, { from: 0, to: text.length }),
)

function wordsIn(text: string, { from, to }: Pick<Span, 'from' | 'to'>): Words {
  const names = readFact(text)
    .figures.filter(({ figure }) => figure.from >= from && figure.to <= to)
    .flatMap(({ about = [], narrowed }) => [about, narrowed].flat())
  return new Set([...tellingWords(text.slice(from, to)), ...names.map((name) => `= ${name}`)])
}

/** Two or more figures of one unit, in their order; a range is one. */
function alikeIn(text: string): Span[][] {
  const measured = sayingsOf(text).filter(({ figure, isWord }) => figure?.unit !== undefined && !isWord)
  return [...Map.groupBy(measured, ({ figure }) => figure?.unit).values()].flatMap((sayings) => {
    const spans = [...new Map(sayings.map((saying) => [saying.from, saying])).values()]
    return spans.length > 1 ? [spans.toSorted((one, other) => one.from - other.from)] : []
  })
}

/** Of each figure its part of the text; nothing where it cannot be told from its neighbour's. */
function partText(text: string, spans: readonly Span[]): (Pick<Span, 'from' | 'to'> | undefined)[] {
  const last = spans.at(-1)
  const isLed = last !== undefined && tellingWords(text.slice(last.to)).size > 0
  const cuts = spans.slice(1).map((next, index) => findCut(text, spans[index]?.to ?? 0, next.from, isLed))
  return spans.map((_, index) => {
    const from = index === 0 ? 0 : cuts[index - 1]
    const to = index === cuts.length ? text.length : cuts[index]
    return from === undefined || to === undefined ? undefined : { from, to }
  })
}

/** Where two figures lead what they are said of, the last comma parts them: "5% on fuel, travel, 3% on the rest". */
function findCut(text: string, from: number, to: number, isLed: boolean): number | undefined {
  const between = text.slice(from, to)
  for (const parting of partings) {
    const cuts = [...between.matchAll(parting)].map(({ index }) => from + index)
    if (cuts.length > 0) return isLed ? cuts.at(-1) : cuts[0]
  }
  return undefined
}

/** The strongest first. */
const partings = [
  /[;؛\n!?؟]|\.(?=\s|$)/g,
  /[,،]|\s[–—|]\s/g,
  /\s(?:and|or|then|plus|while|but)\s|\s[&+]\s|\s(?:ثم|أو|او)\s|\sو/g,
]
