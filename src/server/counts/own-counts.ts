import type { Counts } from './counts.ts'

type Window = { count: number; ends: number }

/** More callers than this in a minute, and the first of them are forgotten. */
const mostWindows = 20_000

/** Counts in the memory of this process. Windows of one kind end in the order in which they begin. */
export function createOwnCounts(now: () => number): Counts {
  const windows = new Map<string, Window>()
  const days = new Map<string, Map<string, number>>()

  function beginWindow(key: string, length: number): Window {
    windows.delete(key)
    const [oldest] = windows.keys()
    if (oldest !== undefined && windows.size >= mostWindows) windows.delete(oldest)
    const window = { count: 0, ends: now() + length }
    windows.set(key, window)
    return window
  }

  return {
    async countRequest(key, length) {
      const known = windows.get(key)
      const window = known && known.ends > now() ? known : beginWindow(key, length)
      window.count++
      return { count: window.count, millisecondsLeft: window.ends - now() }
    },

    async take(day, name, amount, most) {
      const taken = days.get(day)
      if (!taken) return 'unknown'
      const sum = (taken.get(name) ?? 0) + amount
      if (sum > most) return 'spent'
      taken.set(name, sum)
      return 'taken'
    },

    async beginDay(day, taken) {
      if (days.has(day)) return
      const [before] = days.keys()
      // A call may still belong to yesterday; nothing belongs to the day before.
      if (before !== undefined && days.size > 1) days.delete(before)
      days.set(day, new Map(taken))
    },
  }
}
