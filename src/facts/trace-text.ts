import { rememberLast } from '#base/remember-last.ts'
import type { Span } from '#figures/figure.ts'
import { type Saying, sayingsOf } from '#figures/sayings.ts'
import { type ArabicName, arabicNamesIn, sharedName } from './arabic-names.ts'
import type { ChangedLine } from './changed-lines.ts'
import { isSameLine, type Known, keyOf, type Line, type SayingLine, valueIn } from './known.ts'
import { readCondition, saysCondition, type WordedCondition, wordedConditionsIn } from './match-condition.ts'
import { canBeSame, figureSaidIn, likenessOf, type SaidFigure } from './match-figure.ts'
import { type Name, namesIn, specialWords } from './names.ts'
import { type NoneSpan, noneSpansIn } from './none-spans.ts'
import { wordsAbout, wordsBeside } from './words-beside.ts'

/** Where a figure, a name of a product or a condition of a text comes from. */
export type Trace = Span & { kind: 'figure' | 'name' | 'condition' } & (
    | { source: 'brief'; lines: readonly Line[] }
    /** Only an earlier form of a line said it, or said it so. */
    | { source: 'earlier'; changed: ChangedLine; saying?: Saying }
    /** `nearest`: lines that say such a figure otherwise. */
    | { source: 'nowhere'; nearest?: readonly Line[] }
  )

/**
 * Each figure, name and condition of a text in its order; no two overlap. A condition with a figure is traced by that.
 * `hasLabel`: what a bare number counts stands in the label beside it.
 */
export function traceText(text: string, known: Known, { hasLabel = false } = {}): Trace[] {
  const { sayings, names, arabicNames, conditions } = readText(text)
  const figures = apartFrom(sayings.map((saying): Trace => traceFigure(saying, text, known, hasLabel)))
  const named = [
    ...names.flatMap((name) => traceName(name, known) ?? []),
    ...arabicNames.flatMap((name) => traceArabicName(name, known) ?? []),
  ]
  const worded = conditions.flatMap((condition) => traceCondition(condition, known) ?? [])
  const none = known.noneBefore.size > 0 ? noneSpansIn(text).flatMap((span) => traceNone(span, known)) : []
  const apart = [...figures]
  for (const each of [...none, ...named, ...worded])
    if (!apart.some(({ from, to }) => from < each.to && each.from < to)) apart.push(each)
  return apart.sort((one, other) => one.from - other.from)
}

/** Of "AED 100 +5% VAT" the tax is a figure of its own: what is read with another ends where that begins. */
function apartFrom(figures: readonly Trace[]): Trace[] {
  const starts = [...new Set(figures.map(({ from }) => from))].sort((one, other) => one - other)
  const nextOf = new Map(starts.map((start, index) => [start, starts[index + 1] ?? Number.POSITIVE_INFINITY]))
  return figures.map((figure) => {
    const to = Math.min(figure.to, nextOf.get(figure.from) ?? figure.to)
    return { ...figure, to, text: figure.text.slice(0, to - figure.from) }
  })
}

function traceFigure(saying: Saying, whole: string, known: Known, hasLabel: boolean): Trace {
  const { from, to, text } = saying
  const key = keyOf(saying)
  const isBare = hasLabel && key.endsWith(' ')
  const all = known.bySaid.get(key) ?? (isBare ? known.byValue.get(valueIn(key)) : undefined) ?? []
  const before = known.changed.get(key) ?? []
  const span = { from, to, text, kind: 'figure' } as const
  if (all.length + before.length === 0) return { ...span, source: 'nowhere' }
  const said = figureSaidIn(whole, [saying])
  const now = likest(
    isOfAnother(saying, whole, known) ? [] : all.filter((each) => canBeSame(said, each)),
    said,
  )
  const earlier = likest(
    before.filter((each) => canBeSame(said, each)),
    said,
  )
  const [changed] = earlier.found
  if (changed && earlier.likeness > now.likeness)
    return { ...span, source: 'earlier', changed: changed.changed, saying }
  if (now.found.length > 0) return { ...span, source: 'brief', lines: linesOf(now.found) }
  return { ...span, source: 'nowhere', ...(all.length > 0 && { nearest: linesOf(likest(all, said).found) }) }
}

/**
 * Whether it stands with words of another figure of its unit: "3% on fuel" where the brief has 5% on fuel and 3% on dining. Told
 * only where this text, or every line that says the figure, has several of the unit.
 */
function isOfAnother({ figure, from, said }: Saying, whole: string, { bySaid }: Known): boolean {
  if (figure?.unit === undefined) return false
  const own = bySaid.get(keyOf({ said })) ?? []
  const beside = wordsBeside(whole).get(from) ?? (own.every(isOfSeveral) ? wordsAbout(whole) : undefined)
  if (!beside) return false
  const others = [...bySaid].flatMap(([key, lines]) => (key === keyOf({ said }) ? [] : lines))
  const ownWords = wordsOfAll(own)
  const otherWords = wordsOfAll(
    others.filter(({ figures }) => figures.some(({ unit }) => unit === figure.unit)),
  )
  const telling = [...beside].filter((word) => ownWords.has(word) !== otherWords.has(word))
  return telling.length > 0 && telling.every((word) => otherWords.has(word))
}

function isOfSeveral({ figures, text }: SaidFigure): boolean {
  return figures.some(({ from }) => wordsBeside(text).has(from))
}

/** What their figures are said of, as far as that can be told from what the others of the line are said of. */
function wordsOfAll(lines: readonly SaidFigure[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap(({ figures, text }) =>
      figures.flatMap(({ from }) => [...(wordsBeside(text).get(from) ?? wordsAbout(text))]),
    ),
  )
}

/** Those that have the most in common with it. */
function likest<Each extends SaidFigure>(all: readonly Each[], said: SaidFigure) {
  const rated = all.map((each) => ({ each, likeness: likenessOf(said, each) }))
  const likeness = Math.max(-1, ...rated.map((one) => one.likeness))
  return { found: rated.flatMap((one) => (one.likeness === likeness ? [one.each] : [])), likeness }
}

function linesOf(saying: readonly SayingLine[]): Line[] {
  const lines: Line[] = []
  for (const { line } of saying) if (!lines.some((each) => isSameLine(each, line))) lines.push(line)
  return lines
}

/** One of its own words is enough; lines that have more of them tell more. */
function traceName({ isSure, isOwn, ...name }: Name, known: Known): Trace | undefined {
  const counted = new Map<Line, number>()
  for (const word of new Set(specialWords(name.text))) {
    for (const line of known.byWord.get(word) ?? []) {
      const same = [...counted.keys()].find((each) => isSameLine(each, line)) ?? line
      counted.set(same, (counted.get(same) ?? 0) + 1)
    }
  }
  const most = Math.max(0, ...counted.values())
  const lines = [...counted].flatMap(([line, count]) => (count === most ? [line] : []))
  if (most > 0) return { ...name, kind: 'name', source: 'brief', lines }
  const before = known.before.find((line) => specialWords(name.text).some((word) => line.words.has(word)))
  if (before) return { ...name, kind: 'name', source: 'earlier', changed: before.changed }
  const isOther = isSure || (isOwn && known.namesProduct)
  return isOther ? { ...name, kind: 'name', source: 'nowhere' } : undefined
}

/** An Arabic name that no line has is not told from other words. */
function traceArabicName(name: ArabicName, known: Known): Trace | undefined {
  const shared = known.arabicNames.flatMap((other) => {
    const span = sharedName(name, other)
    return span ? [{ span, line: other.line }] : []
  })
  const [longest] = shared.map(({ span }) => span).sort((one, other) => other.to - one.to)
  if (!longest) return traceArabicBefore(name, known)
  const lines = shared.flatMap(({ span, line }) => (span.to === longest.to ? [line] : []))
  return { ...longest, kind: 'name', source: 'brief', lines: [...new Set(lines)] }
}

function traceArabicBefore(name: ArabicName, known: Known): Trace | undefined {
  for (const { arabicNames, changed } of known.before) {
    for (const other of arabicNames) {
      const span = sharedName(name, other)
      if (span) return { ...span, kind: 'name', source: 'earlier', changed }
    }
  }
  return undefined
}

/** Where there was none of it in an earlier form of a line, and no line says that any more. */
function traceNone({ subject, ...span }: NoneSpan, known: Known): Trace[] {
  const changed = known.noneBefore.get(subject)
  return changed ? [{ ...span, kind: 'figure', source: 'earlier', changed }] : []
}

/** What keeps nobody out may stand without a line that says it. */
function traceCondition({ span, condition }: ReadCondition, known: Known): Trace | undefined {
  const saying = known.conditions.filter((line) => saysCondition(line, condition))
  if (saying.length > 0)
    return { ...span, kind: 'condition', source: 'brief', lines: saying.map(({ line }) => line) }
  const before = known.before.find((line) => saysCondition(line, condition))
  if (before) return { ...span, kind: 'condition', source: 'earlier', changed: before.changed }
  const isComparable = known.conditions.some(({ isArabic }) => isArabic === condition.isArabic)
  return condition.isStrict && isComparable ? { ...span, kind: 'condition', source: 'nowhere' } : undefined
}

type ReadCondition = { span: Span; condition: WordedCondition }

/** What can be traced of a text. Most texts of a page stay as they are from one look to the next. */
export const readText = rememberLast(8000, (text) => {
  const sayings = sayingsOf(text).filter(({ isWord }) => !isWord)
  const hasNone = ({ from, to }: Span) => !sayings.some((each) => each.from < to && from < each.to)
  return {
    sayings,
    names: namesIn(text),
    arabicNames: arabicNamesIn(text),
    conditions: wordedConditionsIn(text)
      .filter(hasNone)
      .flatMap((span): ReadCondition[] => {
        const condition = readCondition(span.text)
        return condition ? [{ span, condition }] : []
      }),
  }
})
