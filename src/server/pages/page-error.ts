import { describePageFailure } from '#conversion/pages/describe-page-failure.ts'
import type { PageFailure } from '#conversion/parsing.ts'
import { refusalOf } from '#conversion/upload.ts'
import { RequestError } from '../errors.ts'
import { refusedRequest } from '../refusals/refusal.ts'

const statuses = {
  'not-read': 400,
  'bad-source': 400,
  'no-parse-result': 400,
  'no-component': 400,
  'too-large': 422,
  'broken-template': 500,
} as const

/** Why there is no page, as the answer to whoever asked for it. */
export function pageErrorOf(failure: PageFailure): RequestError {
  if (typeof failure === 'string') return refusedRequest(refusalOf(failure))
  const { problem } = failure
  const code = problem === 'bad-source' ? 'bad-request' : problem
  return new RequestError(statuses[problem], code, describePageFailure(failure))
}
