import type { Counts } from './counts.ts'

type Done = (error: Error | null, counted?: { current: number; ttl: number }) => void

/** Our counts as the rate limits' plugin takes them. It makes one of it for all; keys tell routes apart. */
export function requestStoreOf(counts: Counts) {
  return class RequestStore {
    incr(key: string, done: Done, window: number) {
      counts.countRequest(key, window).then(
        ({ count, millisecondsLeft }) => done(null, { current: count, ttl: millisecondsLeft }),
        (error: Error) => done(error),
      )
    }

    child() {
      return this
    }
  }
}
