import type { Locale } from '#base/locale.ts'
import type { Excess } from '../limits.ts'

/** What the model is asked when values break their limits: the exact excess, and what must not be lost by mending it. */
export function excessPrompt(excess: readonly Excess[]): string {
  return [
    'These values break their limits:',
    ...excess.map(({ column, problem }) => `- ${column} ${demandOf(problem)}`),
    'Write them anew as whole sentences or titles; do not just cut them. Every figure, unit, condition and negation stays. Keep the other values as they are. Answer with the whole JSON object again.',
  ].join('\n')
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
    case 'parted':
      return `says “${problem.figure}” without all that belongs to it: “${problem.line}”. Say it with its bound, its basis and its condition, or leave the figure out.`
    case 'quoted-notes':
      return `quotes “${problem.words}” from the context, which is not for customers. Say it without.`
    case 'claim':
      return `says “${problem.words}”, which a bank does not publish. Say it without.`
    case 'not-alike':
      return demandOfFault(problem)
    case 'required-empty':
      return 'is empty.'
    default:
      return 'does not hold.'
  }
}

function demandOfFault({ fault, words }: Extract<Excess['problem'], { problem: 'not-alike' }>): string {
  const { kind } = fault
  if (kind === 'forbidden-term')
    return `says “${words}”, which the team does not say. Say ${fault.expected.join(' / ') || 'it without'}.`
  if (kind === 'name-missing') return `does not name ${fault.name}. Say ${fault.expected.join(' / ')}.`
  if (kind === 'figure-missing')
    return `does not say ${fault.expected} as the text in the other language does.`
  if (kind === 'figure-other' || kind === 'unit-other')
    return `says “${words}” where the text in the other language says ${fault.expected}. Say that.`
  return `does not say the same as the text in the other language${words ? ` at “${words}”` : ''}: its figures, units, bounds, periods, names and links have to be the same.`
}

const languages: Record<Locale, string> = { 'en-AE': 'English', 'ar-AE': 'Arabic' }

function boundsOf({ min, max }: { min?: number; max?: number }): string {
  if (min === undefined && max === undefined) return ''
  return ` from ${min ?? 'any'} to ${max ?? 'any'}`
}
