import type { DayCommands } from './redis-day-counts.ts'

/** What the scripts do in Redis, in memory. `test:replicas` holds Redis itself to the same facts. */
export function createFakeCommands() {
  const days = new Map<string, Map<string, number>>()

  const commands: DayCommands = {
    async takeOfDay(key, name, amount, most) {
      const day = days.get(key)
      if (!day) return 'unknown'
      const sum = (day.get(name) ?? 0) + amount
      if (sum > most) return 'spent'
      day.set(name, sum)
      return 'taken'
    },

    async beginDay(key, _, ...used) {
      if (days.has(key)) return 0
      const names = used.filter((_, index) => index % 2 === 0)
      days.set(key, new Map(names.map((name, index) => [String(name), Number(used[index * 2 + 1])])))
      return 1
    },
  }
  return { ...commands, keys: () => [...days.keys()], forget: () => days.clear() }
}

type Done = (error: Error | null, counted?: [count: number, millisecondsLeft: number]) => void

/** As much of a Redis client as the rate limits' plugin asks for; `before` may keep it waiting, or fail. */
export function createFakeRateRedis(before: () => Promise<void> = async () => undefined) {
  const counts = new Map<string, number>()
  const rateLimit = (key: string, window: number, ...[, , , done]: [number, boolean, boolean, Done]) => {
    before().then(
      () => {
        const count = (counts.get(key) ?? 0) + 1
        counts.set(key, count)
        done(null, [count, window])
      },
      (error: Error) => done(error),
    )
  }
  const redis = { rateLimit, rateLimitRead: () => undefined, defineCommand: () => undefined }
  return { redis: redis as never, keys: () => [...counts.keys()] }
}
