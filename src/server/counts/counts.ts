/** What is counted of callers: by replicas of the server together, or by each process for itself. */
export type Counts = {
  /** One request more for this key. The first begins a window of so many milliseconds. */
  countRequest: (key: string, window: number) => Promise<RequestCount>
  /** So much more for this name on this day (`2026-11-21`), unless that is above `most`. `unknown`: the day has not begun. */
  take: (day: string, name: string, amount: number, most: number) => Promise<Taking>
  /** What was taken on a day so far, by name. A day that has begun stays as it is. */
  beginDay: (day: string, taken: ReadonlyMap<string, number>) => Promise<void>
}

export type RequestCount = { count: number; millisecondsLeft: number }

export type Taking = 'taken' | 'spent' | 'unknown'

/** The place where replicas count together does not answer. */
export class CountsAway extends Error {
  override readonly name = 'CountsAway'
}
