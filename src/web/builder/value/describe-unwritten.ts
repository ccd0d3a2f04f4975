import type { FailureCause } from '#content/values/field-value.ts'
import type { CallPause } from '#content/writing/run.ts'
import { texts } from '#texts/review.ts'

/** Why nothing was written anew. About a pause the server knows more than we do, such as when there is room again. */
export function describeUnwritten(
  answer:
    | { status: 'failed'; cause: FailureCause; message?: string }
    | { status: 'paused'; reason: CallPause; message?: string },
): { title: string; cause: string } {
  const cause = answer.status === 'failed' ? texts.causes[answer.cause] : texts.pauses[answer.reason]
  return { title: texts.regenerateFailed, cause: answer.message || cause }
}
