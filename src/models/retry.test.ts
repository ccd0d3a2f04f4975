import { expect, test } from 'vitest'
import { accept, refuse } from '#base/result.ts'
import { createFakeWorld } from './fake-world.ts'
import { type TryFailure, tryAgain } from './retry.ts'

const busy: TryFailure = { reason: 'provider-error', detail: 'HTTP 500', again: 'yes' }

function optionsOf(world = createFakeWorld()) {
  return {
    world,
    cancelled: new AbortController().signal,
    deadline: { signal: new AbortController().signal, at: world.now() + 60_000 },
    tryMilliseconds: 10_000,
    affords: () => true,
  }
}

test('it pauses longer each time, with chance in it, and gives up after four tries', async () => {
  const world = createFakeWorld({ random: 0.5 })
  let tries = 0
  const outcome = await tryAgain(async () => {
    tries++
    return refuse(busy)
  }, optionsOf(world))
  expect(outcome).toEqual({ ok: false, refusal: { reason: 'provider-error', detail: 'HTTP 500' } })
  expect(tries).toBe(4)
  expect(world.pauses).toEqual([750, 1500, 3000])
})

test('a success after failures is a success', async () => {
  const outcomes = [refuse(busy), refuse(busy), accept('text')]
  const next = () => outcomes.shift() ?? refuse(busy)
  expect(await tryAgain(async () => next(), optionsOf())).toEqual({ ok: true, value: 'text' })
})

test.each([
  ['no', 1],
  ['once', 2],
  ['yes', 4],
] as const)('a failure that is worth trying again %s is tried %i times', async (again, most) => {
  let tries = 0
  await tryAgain(async () => {
    tries++
    return refuse({ ...busy, again })
  }, optionsOf())
  expect(tries).toBe(most)
})

test('the provider says how long to wait', async () => {
  const world = createFakeWorld({ random: 0 })
  await tryAgain(async () => refuse({ ...busy, retryAfterSeconds: 7 }), optionsOf(world))
  expect(world.pauses).toEqual([7000, 7000, 7000])
})

test('when it asks for more time than there is, the failure goes to the caller at once', async () => {
  const world = createFakeWorld()
  const outcome = await tryAgain(
    async () => refuse({ ...busy, reason: 'rate-limited' as const, retryAfterSeconds: 90 }),
    optionsOf(world),
  )
  expect(outcome).toMatchObject({ refusal: { reason: 'rate-limited', retryAfterSeconds: 90 } })
  expect(world.pauses).toEqual([])
})

test('a caller who goes ends it, in a try and in a pause', async () => {
  const inTry = new AbortController()
  let signalOfTry: AbortSignal | undefined
  const outcome = await tryAgain(
    async (signal) => {
      signalOfTry = signal
      inTry.abort()
      return refuse(busy)
    },
    { ...optionsOf(), cancelled: inTry.signal },
  )
  expect(outcome).toMatchObject({ refusal: { reason: 'cancelled' } })
  expect(signalOfTry?.aborted).toBe(true)

  const inPause = new AbortController()
  const world = createFakeWorld({ onSleep: () => inPause.abort() })
  let tries = 0
  const other = await tryAgain(
    async () => {
      tries++
      return refuse(busy)
    },
    { ...optionsOf(world), cancelled: inPause.signal },
  )
  expect(other).toMatchObject({ refusal: { reason: 'cancelled' } })
  expect(tries).toBe(1)
})

test('a try that takes too long is tried once more; the end of all time is the end', async () => {
  const over = new AbortController()
  over.abort()
  const slow = { ...createFakeWorld(), timeout: () => over.signal }
  let tries = 0
  const outcome = await tryAgain(async () => {
    tries++
    return refuse(busy)
  }, optionsOf(slow))
  expect(outcome).toMatchObject({ refusal: { reason: 'timeout' } })
  expect(tries).toBe(2)

  const late = { ...optionsOf(), deadline: { signal: over.signal, at: 0 } }
  expect(await tryAgain(async () => refuse(busy), late)).toMatchObject({ refusal: { reason: 'timeout' } })
})

test('what a call may cost ends it as well', async () => {
  const tries: number[] = []
  const outcome = await tryAgain(
    async () => {
      tries.push(tries.length)
      return refuse(busy)
    },
    { ...optionsOf(), affords: () => tries.length < 2 },
  )
  expect(outcome).toMatchObject({ ok: false, refusal: { reason: 'provider-error' } })
  expect(tries).toHaveLength(2)
})
