import { afterEach, expect, test, vi } from 'vitest'
import { pauseFor } from './pause-for.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a wait that is longer than a timer can hold is no short one', async () => {
  vi.useFakeTimers()
  const setTimer = vi.spyOn(globalThis, 'setTimeout')
  const controller = new AbortController()
  const paused = pauseFor(2 ** 31, controller.signal)
  expect(setTimer.mock.lastCall?.[1]).toBeLessThan(2 ** 31)
  controller.abort()
  await paused
})
