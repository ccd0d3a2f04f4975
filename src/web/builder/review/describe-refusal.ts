import type { FailureCause } from '#content/field-value.ts'
import { texts } from '#texts/review.ts'
import type { PauseReason } from '../../api/write-texts.ts'

/** Why nothing was written anew. About a pause the server knows more than we do, such as when there is room again. */
export function describeRefusal(
  answer:
    | { status: 'failed'; cause: FailureCause }
    | { status: 'paused'; reason: PauseReason; message?: string },
): { title: string; cause: string } {
  if (answer.status === 'failed') {
    return { title: texts.regenerateFailed, cause: texts.causes[answer.cause] }
  }
  return {
    title: answer.reason === 'sign-in' ? texts.regenerateNeedsSignIn : texts.regenerateFailed,
    cause: answer.message || texts.pauses[answer.reason],
  }
}
