import type { Locale } from '#base/locale.ts'
import type { Field } from '#catalogue/manifest.ts'
import { type ContentProblem, findValueProblems } from '#content/check.ts'
import { listOf } from '#content/content.ts'
import { isInOtherLanguage } from './language.ts'

/** Values by column. */
export type Values = Record<string, string>

/** A limit that a value breaks, with how far it is from it. To be in another language than the page counts as one. */
export type Excess = {
  column: string
  problem: ContentProblem | { problem: 'wrong-language'; locale: Locale }
  distance: number
}

/** Every limit that the values break. A number may be left empty even where it is required: it is not invented. */
export function findExcess(columns: readonly Field[], values: Values, locale: Locale): Excess[] {
  return columns.flatMap((column) => excessOf(column, values[column.name] ?? '', locale))
}

/** The first values, and the second ones where they are nearer to their limits. Nothing is not nearer. */
export function keepBetter(columns: readonly Field[], first: Values, second: Values, locale: Locale): Values {
  return Object.fromEntries(
    columns.map((column) => {
      const [before = '', after = ''] = [first[column.name], second[column.name]]
      if (before === '' || after === '') return [column.name, before || after]
      const isNearer = distanceOf(column, after, locale) < distanceOf(column, before, locale)
      return [column.name, isNearer ? after : before]
    }),
  )
}

export function isNothing(values: Values): boolean {
  return Object.values(values).every((value) => value === '')
}

function distanceOf(column: Field, value: string, locale: Locale): number {
  return excessOf(column, value, locale).reduce((sum, { distance }) => sum + distance, 0)
}

function excessOf(column: Field, value: string, locale: Locale): Excess[] {
  if (value === '' && column.type === 'number') return []
  const given = column.type === 'array' ? listOf(value) : value
  const problems: Excess['problem'][] = findValueProblems(column, given, { field: column.name })
  if (isInOtherLanguage(value, locale)) problems.push({ problem: 'wrong-language', locale })
  return problems.map((problem) => ({ column: column.name, problem, distance: distanceOfProblem(problem) }))
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
    case 'wrong-language':
      return 10_000
    default:
      return Number.MAX_SAFE_INTEGER / 1000
  }
}
