import type { World } from './world.ts'

/** A world in which nobody waits: pauses are noted, and the clock goes on by them. */
export function createFakeWorld({ random = 0.5, onSleep = () => {}, start = 0 } = {}) {
  const pauses: number[] = []
  let time = start
  const world: World = {
    now: () => time,
    random: () => random,
    sleep: async (milliseconds) => {
      pauses.push(milliseconds)
      time += milliseconds
      onSleep()
    },
    timeout: () => new AbortController().signal,
  }
  return { ...world, pauses }
}
