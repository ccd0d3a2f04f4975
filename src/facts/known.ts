import type { LineSource } from '#content/writing/brief.ts'
import { sayingsOf } from '#figures/sayings.ts'
import { type ArabicName, arabicNamesIn } from './arabic-names.ts'
import type { ChangedLine } from './changed-lines.ts'
import { type ConditionLine, conditionLineOf } from './match-condition.ts'
import { wordsOf } from './names.ts'

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

/** What figures, names and conditions of a page may come from. */
export type Known = {
  /** Which lines say a figure, by its value and unit; and by its value alone, for what has its unit in a label. */
  bySaid: ReadonlyMap<string, readonly Line[]>
  byValue: ReadonlyMap<string, readonly Line[]>
  /** What only an earlier form of a line said. */
  changed: ReadonlyMap<string, ChangedLine>
  /** Which lines have a word, for names. */
  byWord: ReadonlyMap<string, readonly Line[]>
  arabicNames: readonly (ArabicName & { line: Line })[]
  conditions: readonly (ConditionLine & { line: Line })[]
}

type Given = {
  lines: readonly GivenLine[]
  changed: readonly ChangedLine[]
  /** What names the product besides, and says nothing of it: the page's name, the context. */
  naming: readonly GivenLine[]
}

export function knownOf({ lines, changed, naming }: Given): Known {
  const bySaid = new Map<string, Line[]>()
  const byValue = new Map<string, Line[]>()
  for (const [text, line] of lines.flatMap(withSaid)) {
    for (const said of new Set(sayingsOf(text).map(keyOf))) {
      add(bySaid, said, line)
      add(byValue, valueIn(said), line)
    }
  }
  const old = changed.flatMap((each) =>
    sayingsOf(each.was).flatMap((saying): [string, ChangedLine][] => {
      const key = keyOf(saying)
      return saying.isWord || bySaid.has(key) ? [] : [[key, each]]
    }),
  )
  const byWord = new Map<string, Line[]>()
  const all = [...lines, ...naming].map(lineOf)
  for (const line of all) for (const word of new Set(wordsOf(line.text))) add(byWord, word, line)
  return {
    ...{ bySaid, byValue, byWord },
    changed: new Map(old),
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

/** What is told of a key message comes first: all else of it is known, and told nowhere. */
function withSaid(given: GivenLine): [text: string, line: Line][] {
  if (given.kind !== 'message') return [[given.text, given]]
  const { told, ...line } = given
  return [
    [told, { ...line, isTold: true }],
    [line.text, { ...line, isTold: false }],
  ]
}

function lineOf(given: GivenLine): Line {
  if (given.kind !== 'message') return given
  const { told, ...line } = given
  return { ...line, isTold: told !== '' }
}

function add(map: Map<string, Line[]>, key: string, line: Line) {
  const lines = map.get(key)
  if (!lines) map.set(key, [line])
  else if (!lines.some((each) => isSameLine(each, line))) lines.push(line)
}

export function isSameLine(one: Line, other: Line): boolean {
  if (one.kind !== other.kind) return false
  const isPlaced = one.kind === 'message' && other.kind === 'message'
  return isPlaced ? one.place === other.place : one.text === other.text
}
