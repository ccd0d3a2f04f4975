import type { Outcome } from '#content/draft/search/replace-hits.ts'
import { describeBesideValue } from '#texts/content-problems.ts'
import { texts } from '#texts/find.ts'

/** What a value would be told after its words were replaced; nothing where all is well. */
export function describeOutcome({ problem, isLeft, hits: [hit] }: Outcome): string | undefined {
  if (!problem) return undefined
  const isLink = problem.problem === 'unsafe-url' && hit?.slot.definition.type === 'richtext'
  const words = isLink ? texts.noLink : (describeBesideValue(problem) ?? '')
  return isLeft ? texts.stays(words) : texts.would(words)
}
