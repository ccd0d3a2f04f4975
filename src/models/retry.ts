import { type Result, refuse } from '#base/result.ts'
import type { WritingFailure } from '#writing/writer.ts'
import type { World } from './world.ts'

/** Why a try came to nothing, and whether another is worth it. */
export type TryFailure = WritingFailure & { again: 'no' | 'once' | 'yes' }

type Options = {
  world: World
  /** The caller has gone. */
  cancelled: AbortSignal
  /** The time for all tries is over, and when that will be. */
  deadline: { signal: AbortSignal; at: number }
  tryMilliseconds: number
  /** Whether another try is within what the call may cost. */
  affords: () => boolean
}

const mostTries = 4
const firstPause = 500
const longestPause = 15_000

/** Tries until it works, the failure is final, the caller goes, or the time is over. */
export async function tryAgain<Value>(
  attempt: (signal: AbortSignal) => Promise<Result<Value, TryFailure>>,
  { world, cancelled, deadline, tryMilliseconds, affords }: Options,
): Promise<Result<Value, WritingFailure>> {
  for (let tries = 1; ; tries++) {
    const tryOver = world.timeout(tryMilliseconds)
    const outcome = await attempt(AbortSignal.any([cancelled, deadline.signal, tryOver]))
    if (outcome.ok) return outcome
    if (cancelled.aborted) return refuse({ reason: 'cancelled', detail: 'the caller has gone' })
    if (deadline.signal.aborted)
      return refuse({ reason: 'timeout', detail: 'the time for all tries is over' })

    const { again, ...failure } = tryOver.aborted ? slowTry : outcome.refusal
    const triesAllowed = { no: 1, once: 2, yes: mostTries }[again]
    if (tries >= triesAllowed || !affords()) return refuse(failure)

    const pause = pauseBefore(tries, failure.retryAfterSeconds, world.random())
    if (world.now() + pause >= deadline.at) return refuse(failure)
    await world.sleep(pause, AbortSignal.any([cancelled, deadline.signal]))
    if (cancelled.aborted) return refuse({ reason: 'cancelled', detail: 'the caller has gone' })
  }
}

const slowTry: TryFailure = { reason: 'timeout', detail: 'a try took too long', again: 'once' }

/** Doubles each time, with as much chance as time in it; what the provider asks for is the least. */
function pauseBefore(tries: number, retryAfterSeconds: number | undefined, random: number): number {
  const ceiling = Math.min(firstPause * 2 ** tries, longestPause)
  const pause = ceiling / 2 + (random * ceiling) / 2
  return retryAfterSeconds === undefined ? pause : retryAfterSeconds * 1000 + random * firstPause
}
