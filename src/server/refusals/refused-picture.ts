import type { AddProblem } from '#pictures/pictures.ts'
import { describePictureProblem } from '#texts/picture-problems.ts'
import { texts } from '#texts/server/pictures.ts'
import { RequestError } from '../errors.ts'

/** What the refusal of a picture means to whoever sent it. */
export function refusedPicture(refusal: AddProblem): RequestError {
  switch (refusal.problem) {
    case 'cpu-time':
    case 'memory':
    case 'wall-clock':
    case 'died':
      return new RequestError(422, 'too-hard', texts.tooHard)
    case 'busy':
    case 'resting':
    case 'closed':
    case 'cancelled':
      return new RequestError(503, 'busy', texts.busy, { retryAfterSeconds: 5 })
    case 'threw':
      return new RequestError(500, 'internal', texts.internal)
    case 'infected':
      return new RequestError(422, 'infected', texts.infected)
    case 'unscanned':
      return new RequestError(503, 'unscanned', texts.unscanned)
    case 'full':
      return new RequestError(507, 'full', texts.full)
    case 'too-large':
    case 'too-many-pixels':
    case 'too-long':
      return new RequestError(413, refusal.problem, describePictureProblem(refusal))
    case 'kind':
    case 'no-picture':
      return new RequestError(415, refusal.problem, describePictureProblem(refusal))
    default:
      return new RequestError(422, refusal.problem, describePictureProblem(refusal))
  }
}
