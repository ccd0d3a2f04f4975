import { receivingMilliseconds } from '../guard/receive-in-time.ts'
import { describeRefusal } from '../refusals/describe-refusal.ts'
import { refusedRequest } from '../refusals/refusal.ts'
import type { Upload } from './read-uploads.ts'

/** The same uploads. One that takes too long to come, with what stands before it in the form, ends the request. */
export async function* inTime(
  uploads: AsyncGenerator<Upload>,
  milliseconds = receivingMilliseconds,
): AsyncGenerator<Upload> {
  for (;;) {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(refusedRequest(describeRefusal('too-slow'))), milliseconds)
    const next = await Promise.race([uploads.next(), late.promise]).finally(() => clearTimeout(timer))
    if (next.done) return
    yield next.value
  }
}
