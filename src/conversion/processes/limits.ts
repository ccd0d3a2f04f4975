/** What one task may use before its child process is killed. */
export type Limits = {
  /**
   * Processor time, not the clock's: on a busy machine an honest document takes long. Even so it takes more there: the
   * heaviest, of nearly 10 MB, one to three seconds.
   */
  cpuMilliseconds: number
  residentBytes: number
  /** The last resort, for a child that does nothing and never ends. */
  wallMilliseconds: number
  /** The same where processor time cannot be read. */
  unmeasuredWallMilliseconds: number
  /** Until a new child says that it is ready. */
  startMilliseconds: number
}

export const defaultLimits: Limits = {
  cpuMilliseconds: 10_000,
  residentBytes: 512 * 1024 * 1024,
  wallMilliseconds: 120_000,
  unmeasuredWallMilliseconds: 20_000,
  startMilliseconds: 60_000,
}

/** How far V8's own heap may grow: under the limit on the whole process, so that it ends by itself first. */
export const heapMegabytes = 384

/** V8's space for what is young. Its own choice is twice that, and lets a busy child grow past 300 MB. */
export const youngHeapMegabytes = 8

export const measureEveryMilliseconds = 25
