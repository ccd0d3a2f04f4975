import type { Locale } from '#base/locale.ts'
import { labelOf } from '#catalogue/lookup.ts'
import type { Excess } from './limits.ts'

/** What the model is asked when values break their limits: the exact excess, and what must not be lost by mending it. */
export function excessPrompt(excess: readonly Excess[]): string {
  return [
    'These values break their limits:',
    ...excess.map(({ column, problem }) => `- ${column} ${demandOf(problem)}`),
    'Write them anew as whole sentences or titles; do not just cut them. Every figure, unit, condition and negation stays. Keep the other values as they are. Answer with the whole JSON object again.',
  ].join('\n')
}

/** What people are told when a value was kept although it breaks a limit. */
export function excessNotes(excess: readonly Excess[]): string[] {
  return excess.flatMap(({ column, problem }) =>
    notesOf(problem).map((note) => `${labelOf(column)}: ${note}`),
  )
}

function demandOf(problem: Excess['problem']): string {
  switch (problem.problem) {
    case 'too-long':
      return `has ${problem.length} characters, ${problem.length - problem.max} over the limit of ${problem.max}. Aim for ${Math.floor(problem.max * 0.9)}.`
    case 'too-short':
      return `has ${problem.length} characters, ${problem.min - problem.length} under the least of ${problem.min}.`
    case 'too-many-entries':
      return `has ${problem.count} entries, ${problem.count - problem.max} over the limit of ${problem.max}.`
    case 'too-few-entries':
      return `has ${problem.count} entries, ${problem.min - problem.count} under the least of ${problem.min}.`
    case 'not-a-number':
      return `is no number${boundsOf(problem)}. Give a figure of the brief within that, or null.`
    case 'wrong-language':
      return `is not in ${languages[problem.locale]}.`
    case 'foreign-figures':
      return `says ${problem.figures.join(', ')}, which the brief does not hold. Say it with the brief's own figures or without.`
    case 'quoted-notes':
      return `quotes “${problem.words}” from the context, which is not for customers. Say it without.`
    case 'claim':
      return `says “${problem.words}”, which a bank does not publish. Say it without.`
    case 'required-empty':
      return 'is empty.'
    default:
      return 'does not hold.'
  }
}

function notesOf(problem: Excess['problem']): string[] {
  if (problem.problem !== 'foreign-figures') return [noteOf(problem)]
  return problem.figures.map((figure) => `${figure} is not in the brief`)
}

function noteOf(problem: Exclude<Excess['problem'], { problem: 'foreign-figures' }>): string {
  switch (problem.problem) {
    case 'too-long':
      return `${problem.length - problem.max} over the limit of ${problem.max}`
    case 'too-short':
      return `${problem.min - problem.length} under the least of ${problem.min}`
    case 'too-many-entries':
      return `${problem.count} entries, at most ${problem.max}`
    case 'too-few-entries':
      return `${problem.count} entries, at least ${problem.min}`
    case 'not-a-number':
      return `not a number${boundsOf(problem)}`
    case 'wrong-language':
      return `not in ${languages[problem.locale]}`
    case 'quoted-notes':
      return `“${problem.words}” quotes the additional context, which is not for customers`
    case 'claim':
      return `“${problem.words}” may not be published`
    case 'required-empty':
      return 'nothing was written'
    default:
      return 'does not hold'
  }
}

const languages: Record<Locale, string> = { 'en-AE': 'English', 'ar-AE': 'Arabic' }

function boundsOf({ min, max }: { min?: number; max?: number }): string {
  if (min === undefined && max === undefined) return ''
  return ` from ${min ?? 'any'} to ${max ?? 'any'}`
}
