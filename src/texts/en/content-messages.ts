import type { ParseError } from '#content/parse-result.ts'
import type { ContentFault } from '#content/values/judge.ts'
import { errorTypeOf, warningTypeOfProblem } from '#content/values/problem.ts'
import { describeContentFault } from './content-problems.ts'

export function describeContentError(fault: ContentFault): ParseError {
  return messageOf(fault, errorTypeOf(fault.problem) ?? '')
}

export function describeContentWarning(fault: ContentFault): ParseError {
  return messageOf(fault, warningTypeOfProblem(fault.problem.problem))
}

function messageOf(fault: ContentFault, type: string): ParseError {
  return { type, message: describeContentFault(fault), instanceId: fault.instanceId }
}
