import type { LineSource } from '#content/writing/brief.ts'
import { sayingsOf } from '#figures/sayings.ts'
import { type ArabicName, arabicNamesIn } from './arabic-names.ts'
import type { ChangedLine } from './changed-lines.ts'
import { type ConditionLine, conditionLineOf } from './match-condition.ts'
import { figureSaidIn, type SaidFigure } from './match-figure.ts'
import { namesIn, wordsOf } from './names.ts'
import { nonesIn } from './none-spans.ts'

/** What people have said of a line besides its words: where it was taken from, and who confirmed it. */
export type Vouched = Omit<LineSource, 'line'> & { isConfirmed?: true }

/** A line that people wrote; of a key message with its place, from 0. `isTold`: texts may say this figure of it. */
export type Line =
  | { kind: 'message'; place: number; text: string; isTold: boolean; vouched?: Vouched }
  | { kind: 'topic' | 'audience' | 'idea' | 'context' | 'page'; text: string }

/** A line as it is given; `told`: what texts may be written from. */
export type GivenLine =
  | { kind: 'message'; place: number; text: string; told: string; vouched?: Vouched }
  | Exclude<Line, { kind: 'message' }>

/** A line that says a figure, and how. */
export type SayingLine = SaidFigure & { line: Line }

/** What figures, names and conditions of a page may come from. */
export type Known = {
  /** Which lines say a figure, by its value and unit; and by its value alone, for what has its unit in a label. */
  bySaid: ReadonlyMap<string, readonly SayingLine[]>
  byValue: ReadonlyMap<string, readonly SayingLine[]>
  /** What an earlier form of a line said. */
  changed: ReadonlyMap<string, readonly SayingBefore[]>
  /** The same with their names and conditions, and what there was none of and now may be. */
  before: readonly LineBefore[]
  noneBefore: ReadonlyMap<string, ChangedLine>
  /** Which lines have a word, for names. */
  byWord: ReadonlyMap<string, readonly Line[]>
  /** Whether a line names a product: then other names are of others. */
  namesProduct: boolean
  arabicNames: readonly (ArabicName & { line: Line })[]
  conditions: readonly (ConditionLine & { line: Line })[]
}

export type SayingBefore = SaidFigure & { changed: ChangedLine }

export type LineBefore = ConditionLine & { arabicNames: readonly ArabicName[]; changed: ChangedLine }

type Given = {
  lines: readonly GivenLine[]
  changed: readonly ChangedLine[]
  /** What names the product besides, and says nothing of it: the page's name, the context. */
  naming: readonly GivenLine[]
}

export function knownOf({ lines, changed, naming }: Given): Known {
  const bySaid = new Map<string, SayingLine[]>()
  const byValue = new Map<string, SayingLine[]>()
  for (const parts of lines.map(withSaid)) {
    const told = new Set<string>()
    for (const { text, line, isRest } of parts) {
      for (const [key, said] of figuresByKey(text)) {
        if (isRest && told.has(key)) continue
        told.add(key)
        add(bySaid, key, { ...said, line })
        add(byValue, valueIn(key), { ...said, line })
      }
    }
  }
  const saidBefore = new Map<string, SayingBefore[]>()
  for (const each of changed)
    for (const [key, said] of figuresByKey(each.was)) add(saidBefore, key, { ...said, changed: each })
  const byWord = new Map<string, Line[]>()
  const all = [...lines, ...naming].map(lineOf)
  for (const line of all) {
    for (const word of new Set(wordsOf(line.text)))
      if (!byWord.get(word)?.some((each) => isSameLine(each, line))) add(byWord, word, line)
  }
  return {
    ...{ bySaid, byValue, byWord },
    changed: saidBefore,
    before: changed.map(lineBefore),
    noneBefore: nonesBefore(lines, changed),
    namesProduct: all.some((line) => namesIn(line.text).some(({ isOwn }) => isOwn)),
    arabicNames: all.flatMap((line) => arabicNamesIn(line.text).map((name) => ({ ...name, line }))),
    conditions: lines.map((given) => ({ ...conditionLineOf(given.text), line: lineOf(given) })),
  }
}

/** A figure in the form in which two are compared: a year is twelve months, an hour sixty minutes. */
export function keyOf({ said }: { said: string }): string {
  const [, number = '', unit = ''] = /^(\d{1,6}) (year|hour)$/.exec(said) ?? []
  if (unit === 'year') return `${Number(number) * 12} month`
  return unit === 'hour' ? `${Number(number) * 60} minute` : said
}

export function valueIn(key: string): string {
  return key.slice(0, key.indexOf(' '))
}

function lineBefore(changed: ChangedLine): LineBefore {
  return { ...conditionLineOf(changed.was), arabicNames: arabicNamesIn(changed.was), changed }
}

/** What no line says any more that there is none of. */
function nonesBefore(lines: readonly GivenLine[], changed: readonly ChangedLine[]) {
  const before = new Map(changed.flatMap((each) => nonesIn(each.was).map((subject) => [subject, each])))
  if (before.size > 0)
    for (const { text } of lines) for (const subject of nonesIn(text)) before.delete(subject)
  return before
}

/** All that a text says in figures, by the form in which two are compared. */
function figuresByKey(text: string): Map<string, SaidFigure> {
  const byKey = Map.groupBy(
    sayingsOf(text).filter(({ isWord }) => !isWord),
    keyOf,
  )
  return new Map([...byKey].map(([key, sayings]) => [key, figureSaidIn(text, sayings)]))
}

type Part = { text: string; line: Line; isRest: boolean }

/** What is told of a key message comes first: all else of it is known, and told nowhere. */
function withSaid(given: GivenLine): Part[] {
  if (given.kind !== 'message') return [{ text: given.text, line: given, isRest: false }]
  const { told, ...line } = given
  return [
    ...told.split('\n').map((text) => ({ text, line: { ...line, isTold: true }, isRest: false })),
    { text: line.text, line: { ...line, isTold: false }, isRest: true },
  ]
}

function lineOf(given: GivenLine): Line {
  if (given.kind !== 'message') return given
  const { told, ...line } = given
  return { ...line, isTold: told !== '' }
}

function add<Each>(map: Map<string, Each[]>, key: string, each: Each) {
  const found = map.get(key)
  if (found) found.push(each)
  else map.set(key, [each])
}

export function isSameLine(one: Line, other: Line): boolean {
  if (one.kind !== other.kind) return false
  const isPlaced = one.kind === 'message' && other.kind === 'message'
  return isPlaced ? one.place === other.place : one.text === other.text
}
