import type { ParseError } from '#content/parse-result.ts'
import type { SpecProblem } from '#word/read/reading-problem.ts'
import { describeContentError, describeContentWarning } from '../content-messages.ts'
import { describeLayoutError } from '../layout.ts'
import { describeChanges } from './changes.ts'
import { describeComments } from './comments.ts'
import { describeLosses } from './losses.ts'
import { describeReading, oneRow, ownId } from './reading.ts'
import { describeUnusedText } from './unused-text.ts'

export function describeSpecError(problem: SpecProblem): ParseError {
  return problem.problem === 'content' ? describeContentError(problem.fault) : describeSpecProblem(problem)
}

export function describeSpecWarning(problem: SpecProblem): ParseError {
  return problem.problem === 'content' ? describeContentWarning(problem.fault) : describeSpecProblem(problem)
}

function describeSpecProblem(problem: Exclude<SpecProblem, { problem: 'content' }>): ParseError {
  switch (problem.problem) {
    case 'layout': {
      const { error, isSectionTwice } = problem
      const message = describeLayoutError(error)
      const isTwice = error.type === 'DUPLICATE_INSTANCE_ID'
      return {
        type: error.type,
        message: isTwice ? `${message}. ${isSectionTwice ? ownId : oneRow}` : message,
      }
    }
    case 'changes': {
      const { instanceId, isPlaced } = problem
      const message = describeChanges(problem)
      return { type: 'TRACKED_CHANGES', message, ...(isPlaced && { instanceId }) }
    }
    case 'comments':
      return { type: 'COMMENTS', message: describeComments(problem.comments) }
    case 'unused-text':
      return describeUnusedText(problem.why, problem.unused)
    case 'losses':
      return { type: 'FORM_NOT_KEPT', message: describeLosses(problem.losses) }
    default:
      return describeReading(problem)
  }
}
