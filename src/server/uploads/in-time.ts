import type { Upload } from '#conversion/upload.ts'
import { receivingMilliseconds } from '../guard/receive-in-time.ts'
import { refusedRequest, tooSlow } from '../refusals/refusal.ts'

/** The same uploads. One that takes too long to come, with what stands before it in the form, ends the request. */
export async function* inTime(
  uploads: AsyncGenerator<Upload>,
  milliseconds = receivingMilliseconds,
): AsyncGenerator<Upload> {
  for (;;) {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(refusedRequest(tooSlow)), milliseconds)
    const next = await Promise.race([uploads.next(), late.promise]).finally(() => clearTimeout(timer))
    if (next.done) return
    yield next.value
  }
}
