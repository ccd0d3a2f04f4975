import { setTimeout as wait } from 'node:timers/promises'

/** Time and chance, as trying again needs them: a test brings its own. */
export type World = {
  /** Milliseconds. */
  now: () => number
  /** From 0 to 1. */
  random: () => number
  /** Ends early, without an error, when the signal is aborted. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** A signal that is aborted after that time. */
  timeout: (milliseconds: number) => AbortSignal
}

export const realWorld: World = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (milliseconds, signal) => wait(milliseconds, undefined, { signal }).catch(() => {}),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
}
