import { featureOf } from '#learnt/features.ts'
import { createJudge, type Judge, type ManyPoints } from '#learnt/many-points.ts'
import { featuresOfLines } from './features-of-lines.ts'
import { hearLabels } from './hear-labels.ts'
import type { Line } from './line.ts'
import points from './line-points.json' with { type: 'json' }
import { isCopy, kindNames, type Purpose, purposes, type SectionKind } from './purposes.ts'
import { type Moves, type Settled, settleLines, type Told, type Usual, weighMoves } from './settle-lines.ts'

/** All that is learnt of a line, in the order of its points. */
export const judged: readonly string[] = [...purposes, 'begins', ...kindNames.map((kind) => `of ${kind}`)]

type Judges = { first: Judge; second: Judge; moves: Usual }

let known: Judges | undefined

/** By the lines themselves first, then by what those round them are. */
export function judgeLines(lines: readonly Line[]): Settled[] {
  known ??= read(points)
  const { first, second, moves } = known
  const before = featuresOfLines(lines).map(first)
  const told = featuresOfVerdicts(lines, before).map((features) => readTold(second(features)))
  return settleLines(hearLabels(lines, told), moves)
}

type Written = { first: ManyPoints; second: ManyPoints; moves: Moves }

function read({ first, second, moves }: Written): Judges {
  return { first: createJudge(first), second: createJudge(second), moves: weighMoves(moves) }
}

function readTold(scores: readonly number[]): Told {
  return {
    purposes: scores.slice(0, purposes.length),
    begins: scores[purposes.length] ?? 0,
    kinds: scores.slice(purposes.length + 1),
  }
}

function placeOfMost(scores: readonly number[]): number {
  return scores.reduce((most, score, at) => (score > (scores[most] ?? 0) ? at : most), 0)
}

/** What a line is known by once all have been judged by themselves. */
export function featuresOfVerdicts(
  lines: readonly Line[],
  scores: readonly (readonly number[])[],
): number[][] {
  const told = scores.map(readScores)
  const groups = describeGroups(lines, scores)
  return lines.map(({ form, cell }, index) => {
    const own = told[index] as Seen
    const at = (by: number) => told[index + by]?.purpose ?? 'none'
    const [above, below] = [lines[index - 1], lines[index + 1]]
    const names = [
      ...own.names,
      ...reach.flatMap((by) => [`${by} ${at(by)}`, `${by} begins ${told[index + by]?.begins}`]),
      ...[-1, 1].map((by) => `${by} of ${told[index + by]?.kind}`),
      `${at(-1)}|${at(0)}`,
      `${at(0)}|${at(1)}`,
      `${at(-1)}|${at(0)}|${at(1)}`,
      `${at(-2)}|${at(-1)}|${at(0)}`,
      `${at(0)}|${at(1)}|${at(2)}`,
      `${form}|${at(0)}`,
      `${above?.form}|${form}`,
      `${form}|${below?.form}`,
      `in table ${cell !== undefined}`,
      `row of above ${cell !== undefined && above?.block === lines[index]?.block && above?.cell?.row === cell.row}`,
      ...(groups.get(keyOf(lines[index] as Line)) ?? []).flatMap((name) => [name, `${name}/${at(0)}`]),
      `kind ${kindAround(told, index)}`,
      `kind ${kindAround(told, index)}/${at(0)}`,
    ]
    return names.map(featureOf)
  })
}

const reach = [-3, -2, -1, 0, 1, 2, 3]

type Seen = { purpose: Purpose; kind: SectionKind; begins: boolean; names: string[]; kinds: number[] }

function readScores(scores: readonly number[]): Seen {
  const kinds = scores.slice(purposes.length + 1)
  const purpose = purposes[placeOfMost(scores.slice(0, purposes.length))] ?? 'note'
  const kind = kindNames[placeOfMost(kinds)] ?? 'text'
  const names = scores.map((score, at) => `${judged[at]} ${Math.max(-4, Math.min(4, Math.round(score * 3)))}`)
  return { purpose, kind, begins: (scores[purposes.length] ?? 0) > 0, names: [...names, `of ${kind}`], kinds }
}

/** Lines that look alike are mostly for one thing: what those of each look seem to be, where there are several. */
function describeGroups(
  lines: readonly Line[],
  scores: readonly (readonly number[])[],
): ReadonlyMap<string, string[]> {
  const groups = Map.groupBy(lines.keys(), (index) => keyOf(lines[index] as Line))
  return new Map(
    [...groups].map(([key, own]) => {
      const sums = purposes.map((_, at) => own.reduce((sum, index) => sum + (scores[index]?.[at] ?? 0), 0))
      const held = own.filter(
        (index) => !isCopy(purposes[placeOfMost((scores[index] ?? []).slice(0, purposes.length))] ?? 'note'),
      )
      if (own.length < fewest) return [key, ['alone']]
      return [
        key,
        [`alike ${purposes[placeOfMost(sums)]}`, `alike held ${Math.round((held.length / own.length) * 4)}`],
      ]
    }),
  )
}

const fewest = 3

function keyOf({ form, looks, text, cell }: Line): string {
  const signs = [/^\p{N}/u, /^\P{L}*\p{Lu}{2}[^\p{Ll}]*$/u, /^[[(]/, /[:：]$/].map((sign) => sign.test(text))
  return [form, looks.join(), ...signs, cell ? `${cell.column}` : ''].join('|')
}

/** Of which kind the lines near it seem to be together. */
function kindAround(told: readonly Seen[], index: number): SectionKind {
  const near = told.slice(Math.max(0, index - 4), index + 5)
  const sums = kindNames.map((_, at) => near.reduce((sum, { kinds }) => sum + (kinds[at] ?? 0), 0))
  return kindNames[placeOfMost(sums)] ?? 'text'
}
