import type { CountCommands } from './count-commands.ts'

type Entry = { values: Map<string, number>; ends: number }

/** What the scripts do in Redis, in memory. `test:replicas` holds Redis itself to the same facts. */
export function createFakeCommands(now: () => number) {
  const entries = new Map<string, Entry>()
  const find = (key: string) => {
    const entry = entries.get(key)
    return entry && entry.ends > now() ? entry : undefined
  }
  const begin = (key: string, lifetime: number, values: [string, number][] = []) => {
    const entry = { values: new Map(values), ends: now() + lifetime }
    entries.set(key, entry)
    return entry
  }

  const commands: CountCommands = {
    async countRequest(key, window) {
      const { values, ends } = find(key) ?? begin(key, window)
      const count = (values.get('') ?? 0) + 1
      values.set('', count)
      return [count, ends - now()]
    },

    async take(key, name, amount, most) {
      const day = find(key)
      if (!day) return 'unknown'
      const sum = (day.values.get(name) ?? 0) + amount
      if (sum > most) return 'spent'
      day.values.set(name, sum)
      return 'taken'
    },

    async beginDay(key, lifetime, ...calls) {
      if (find(key)) return 0
      const names = calls.filter((_, index) => index % 2 === 0)
      begin(
        key,
        lifetime,
        names.map((name, index) => [String(name), Number(calls[index * 2 + 1])]),
      )
      return 1
    },
  }
  return { ...commands, keys: () => [...entries.keys()], forget: () => entries.clear() }
}
