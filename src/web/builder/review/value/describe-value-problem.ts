import type { Slot } from '#content/slots.ts'
import { type ContentProblem, findValueProblems } from '#content/values/check.ts'
import { readNumber } from '#content/values/number.ts'
import { texts } from '#texts/review.ts'

const words = texts.problems

/** What is wrong, and whether the page would be wrong with it; what is not may be accepted as it is. */
export type ShownProblem = { text: string; isGrave: boolean }

export function describeProblems({ definition, field }: Slot, value: string | string[]): ShownProblem[] {
  return findValueProblems(definition, value, { field }).flatMap((problem) => {
    const text = wordsFor(problem)
    return text === undefined ? [] : [{ text, isGrave: grave.has(problem.problem) }]
  })
}

/** Why a value that was typed is not taken: a page must not get it. */
export function describeRefusal(slot: Slot, typed: string | string[]): string | undefined {
  const refused = findValueProblems(slot.definition, typed, { field: slot.field }).find(
    ({ problem }) => problem === 'unsafe-url' || problem === 'not-a-number',
  )
  return refused && wordsFor(refused)
}

const grave = new Set<ContentProblem['problem']>(['required-empty', 'not-a-number', 'unsafe-url'])

function wordsFor(problem: ContentProblem): string | undefined {
  switch (problem.problem) {
    case 'required-empty':
      return words.requiredEmpty
    case 'not-a-number':
      return readNumber(problem.value) === undefined
        ? words.notANumber
        : words.outside(problem.min, problem.max)
    case 'unsafe-url':
      if (/\s/.test(problem.value.trim())) return words.oneAddress
      return problem.isPicture ? words.unsafePicture : words.unsafeUrl
    case 'page-for-picture':
      return words.pageForPicture
    case 'placeholder-left':
      return words.placeholderLeft
    case 'too-short':
      return words.under(problem.min - problem.length, problem.min)
    case 'too-long':
      return words.over(problem.length - problem.max)
    case 'too-few-entries':
      return words.tooFewEntries(problem.count, problem.min)
    case 'too-many-entries':
      return words.tooManyEntries(problem.count, problem.max)
    case 'no-items':
    case 'too-few-items':
    case 'too-many-items':
      return undefined
  }
}
