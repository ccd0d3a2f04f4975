import type { Locale } from '#base/locale.ts'
import type { Field } from '#catalogue/manifest.ts'
import { listOf } from '#content/content.ts'
import { type ContentProblem, findValueProblems } from '#content/values/check.ts'
import { plainText } from '#content/values/rich-text.ts'
import type { Fact } from '#facts/fact.ts'
import { findParted } from '#facts/parted.ts'
import type { PairFault } from '#pairs/pair-fault.ts'
import { findClaim } from './claims.ts'
import { isInOtherLanguage } from './language.ts'
import { findQuoted } from './quoted.ts'
import { figuresFromNowhere, foreignNumbers } from './said-figures.ts'
import { findUnlike, type Translated } from './translated.ts'

/** Values by column. */
export type Values = Record<string, string>

/** What of the page bears on its values: its language, what people wrote to be told and to choose by, whose words hold. */
export type Frame = {
  locale: Locale
  knownText: string
  notes: string
  islamic: boolean
  /** What the key messages say, each with what belongs to it. */
  facts: readonly Fact[]
  translated?: Translated | undefined
}

/**
 * A limit that a value breaks, with how far it is from it. To be in another language than the page, to hold a figure that
 * the brief does not or without what belongs to it there, to quote what is not for customers, or words that a bank does not publish, count as such.
 */
export type Excess = {
  column: string
  problem:
    | ContentProblem
    | { problem: 'wrong-language'; locale: Locale }
    | { problem: 'foreign-figures'; figures: readonly string[] }
    | { problem: 'parted'; figure: string; line: string }
    | { problem: 'quoted-notes'; words: string }
    | { problem: 'claim'; words: string }
    | { problem: 'not-alike'; fault: PairFault; words: string }
  distance: number
}

/** Every limit that the values break. A number may be left empty even where it is required: it is not invented. */
export function findExcess(columns: readonly Field[], values: Values, frame: Frame): Excess[] {
  return columns.flatMap((column) => {
    const others = Object.entries(values).filter(([name]) => name !== column.name)
    const beside = others.map(([, value]) => plainText(value)).join('\n')
    return excessOf(column, values[column.name] ?? '', { ...frame, beside })
  })
}

/** The first values, and the second ones where they are nearer to their limits. Nothing is not nearer. */
export function keepBetter(columns: readonly Field[], first: Values, second: Values, frame: Frame): Values {
  return Object.fromEntries(
    columns.map((column) => {
      const [before = '', after = ''] = [first[column.name], second[column.name]]
      if (before === '' || after === '') return [column.name, before || after]
      const isNearer = distanceOf(column, second, frame) < distanceOf(column, first, frame)
      return [column.name, isNearer ? after : before]
    }),
  )
}

export function isNothing(values: Values): boolean {
  return Object.values(values).every((value) => value === '')
}

/** How far one of the values is from its limits. */
function distanceOf(column: Field, values: Values, frame: Frame): number {
  return findExcess([column], values, frame).reduce((sum, { distance }) => sum + distance, 0)
}

function excessOf(
  column: Field,
  value: string,
  { locale, knownText, notes, islamic, facts, beside, translated }: Frame & { beside: string },
): Excess[] {
  if (value === '' && column.type === 'number') return []
  const given = column.type === 'array' ? listOf(value) : value
  const problems: Excess['problem'][] = findValueProblems(column, given, { field: column.name })
  if (isInOtherLanguage(value, locale)) problems.push({ problem: 'wrong-language', locale })
  const figures = foreignIn(column, value, knownText)
  if (figures.length > 0) problems.push({ problem: 'foreign-figures', figures })
  const hasLabel = column.role === 'figure'
  for (const { figure, fact } of findParted({ text: wordsOf(column, value), beside, hasLabel }, facts))
    problems.push({ problem: 'parted', figure, line: fact.text })
  const quoted = findQuoted(plainText(value), notes, knownText)
  if (quoted) problems.push({ problem: 'quoted-notes', words: quoted })
  const claim = findClaim(plainText(value), { islamic })
  if (claim) problems.push({ problem: 'claim', words: claim.words })
  if (translated) problems.push(...findUnlike(column, value, locale, translated))
  return problems.map((problem) => ({ column: column.name, problem, distance: distanceOfProblem(problem) }))
}

/** Lines of a list stay apart. */
function wordsOf({ type }: Field, value: string): string {
  return type === 'richtext' ? plainText(value) : value
}

/** A number outside its bounds is asked for anew as it is. */
function foreignIn(column: Field, value: string, knownText: string): string[] {
  const hasLabel = column.role === 'figure'
  if (column.type !== 'number') return figuresFromNowhere(wordsOf(column, value), knownText, { hasLabel })
  const isWithin = findValueProblems(column, value, { field: column.name }).length === 0
  return isWithin ? foreignNumbers(value, knownText) : []
}

function distanceOfProblem(problem: Excess['problem']): number {
  switch (problem.problem) {
    case 'too-long':
      return problem.length - problem.max
    case 'too-short':
      return problem.min - problem.length
    case 'too-many-entries':
      return (problem.count - problem.max) * 100
    case 'too-few-entries':
      return (problem.min - problem.count) * 100
    case 'foreign-figures':
      return problem.figures.length * 1000
    case 'parted':
    case 'not-alike':
      return 1000
    case 'wrong-language':
    case 'quoted-notes':
    case 'claim':
      return 10_000
    default:
      return Number.MAX_SAFE_INTEGER / 1000
  }
}
