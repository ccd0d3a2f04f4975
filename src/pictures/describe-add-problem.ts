import { describePictureProblem } from '#texts/picture-problems.ts'
import { texts } from '#texts/server/pictures.ts'
import type { AddProblem } from './pictures.ts'

/** Why a picture is not taken, as whoever sent it reads it. */
export function describeAddProblem(refusal: AddProblem): string {
  switch (refusal.problem) {
    case 'cpu-time':
    case 'memory':
    case 'wall-clock':
    case 'died':
      return texts.tooHard
    case 'busy':
    case 'resting':
    case 'closed':
    case 'cancelled':
      return texts.busy
    case 'threw':
      return texts.internal
    case 'infected':
    case 'unscanned':
    case 'full':
      return texts[refusal.problem]
    default:
      return describePictureProblem(refusal)
  }
}
