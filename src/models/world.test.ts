import { expect, test } from 'vitest'
import { realWorld } from './world.ts'

test('a pause ends when its signal does, without an error', async () => {
  const controller = new AbortController()
  const pause = realWorld.sleep(3_600_000, controller.signal)
  controller.abort()
  await expect(pause).resolves.toBe(undefined)
})

test('time that is over aborts', async () => {
  const signal = realWorld.timeout(0)
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
  expect(signal.aborted).toBe(true)
})
