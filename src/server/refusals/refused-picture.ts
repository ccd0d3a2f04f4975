import { describeAddProblem } from '#pictures/describe-add-problem.ts'
import type { AddProblem } from '#pictures/pictures.ts'
import { RequestError } from '../errors.ts'

/** What the refusal of a picture means to whoever sent it. */
export function refusedPicture(refusal: AddProblem): RequestError {
  const message = describeAddProblem(refusal)
  switch (refusal.problem) {
    case 'cpu-time':
    case 'memory':
    case 'wall-clock':
    case 'died':
      return new RequestError(422, 'too-hard', message)
    case 'busy':
    case 'resting':
    case 'closed':
    case 'cancelled':
      return new RequestError(503, 'busy', message, { retryAfterSeconds: 5 })
    case 'threw':
      return new RequestError(500, 'internal', message)
    case 'infected':
      return new RequestError(422, 'infected', message)
    case 'unscanned':
      return new RequestError(503, 'unscanned', message)
    case 'full':
      return new RequestError(507, 'full', message)
    case 'too-large':
    case 'too-many-pixels':
    case 'too-long':
      return new RequestError(413, refusal.problem, message)
    case 'kind':
    case 'no-picture':
      return new RequestError(415, refusal.problem, message)
    default:
      return new RequestError(422, refusal.problem, message)
  }
}
