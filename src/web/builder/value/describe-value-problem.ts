import type { Slot } from '#content/slots.ts'
import { type ContentProblem, findValueProblems } from '#content/values/check.ts'
import { describeBesideValue } from '#texts/content-problems.ts'

/** What is wrong, and whether the page would be wrong with it; what is not may be accepted as it is. */
export type ShownProblem = { text: string; isGrave: boolean }

export function describeProblems({ definition, field }: Slot, value: string | string[]): ShownProblem[] {
  return findValueProblems(definition, value, { field }).flatMap((problem) => {
    const text = describeBesideValue(problem)
    return text === undefined ? [] : [{ text, isGrave: grave.has(problem.problem) }]
  })
}

/** Why a value that was typed is not taken: a page must not get it. */
export function describeRefusedValue(slot: Slot, typed: string | string[]): string | undefined {
  const refused = findValueProblems(slot.definition, typed, { field: slot.field }).find(
    ({ problem }) => problem === 'unsafe-url' || problem === 'not-a-number',
  )
  return refused && describeBesideValue(refused)
}

const grave = new Set<ContentProblem['problem']>(['required-empty', 'not-a-number', 'unsafe-url'])
