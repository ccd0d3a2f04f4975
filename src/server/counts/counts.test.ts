import { describe, expect, test } from 'vitest'
import { CountsAway } from './counts.ts'
import { createFakeCommands } from './fake-commands.ts'
import { createOwnCounts } from './own-counts.ts'
import { createSharedCounts } from './shared-counts.ts'
import { createSteadyCounts } from './steady-counts.ts'

let time = Date.UTC(2026, 10, 21, 12)
const now = () => time
const contact = { lost: (reason: string) => expect.unreachable(reason), found: () => undefined }

describe.each([
  ['own', () => createOwnCounts(now)],
  ['shared', () => createSharedCounts(createFakeCommands(now), contact)],
])('%s counts', (_, create) => {
  test('count requests by key, from the first for as long as the window is', async () => {
    const counts = create()
    expect(await counts.countRequest('a', 60_000)).toEqual({ count: 1, millisecondsLeft: 60_000 })
    time += 20_000
    expect(await counts.countRequest('a', 60_000)).toEqual({ count: 2, millisecondsLeft: 40_000 })
    expect((await counts.countRequest('b', 60_000)).count).toBe(1)
    time += 40_000
    expect(await counts.countRequest('a', 60_000)).toEqual({ count: 1, millisecondsLeft: 60_000 })
  })

  test('let exactly as many calls through as a day has, whoever asks at once', async () => {
    const counts = create()
    await counts.beginDay('2026-11-21', new Map([['brand', 2]]))
    const asked = await Promise.all(Array.from({ length: 5 }, () => counts.take('2026-11-21', 'brand', 1, 4)))
    expect(asked).toEqual(['taken', 'taken', 'spent', 'spent', 'spent'])
    expect(await counts.take('2026-11-21', 'brand', 1, 5)).toBe('taken')
    expect(await counts.take('2026-11-21', 'digital', 1, 1)).toBe('taken')
  })

  test('take amounts of any size, and take back what was too much', async () => {
    const counts = create()
    await counts.beginDay('2026-11-21', new Map([['brand', 70]]))
    const take = (amount: number) => counts.take('2026-11-21', 'brand', amount, 100)
    expect([await take(31), await take(30), await take(1), await take(-20), await take(20)]).toEqual([
      'spent',
      'taken',
      'spent',
      'taken',
      'taken',
    ])
  })

  test('say of a day that has not begun that they do not know it, and begin it once', async () => {
    const counts = create()
    expect(await counts.take('2026-11-22', 'brand', 1, 3)).toBe('unknown')
    await counts.beginDay('2026-11-22', new Map())
    expect(await counts.take('2026-11-22', 'brand', 1, 3)).toBe('taken')
    await counts.beginDay('2026-11-22', new Map([['brand', 3]]))
    expect(await counts.take('2026-11-22', 'brand', 1, 3)).toBe('taken')
  })
})

test('a process forgets the callers that came first when too many come in a minute', async () => {
  const counts = createOwnCounts(now)
  const ask = async (key: number) => (await counts.countRequest(`${key}`, 60_000)).count
  for (let key = 0; key <= 20_000; key++) await ask(key)
  expect([await ask(20_000), await ask(2), await ask(0)]).toEqual([2, 2, 1])
})

test('two replicas on one Redis count together', async () => {
  const redis = createFakeCommands(now)
  const [one, other] = [createSharedCounts(redis, contact), createSharedCounts(redis, contact)]
  await one.countRequest('a', 60_000)
  expect((await other.countRequest('a', 60_000)).count).toBe(2)
})

test('keys say whose they are, and hold no name or address in clear', async () => {
  const redis = createFakeCommands(now)
  const counts = createSharedCounts(redis, contact)
  await counts.countRequest('/api/html/parse-word from 10.1.2.3', 60_000)
  await counts.beginDay('2026-11-21', new Map([['brand', 1]]))
  expect(redis.keys()).toEqual([
    expect.stringMatching(/^webpage-builder:requests:[\w-]{22}$/),
    'webpage-builder:calls:2026-11-21',
  ])
})

describe('without the shared counts', () => {
  let isDown = true
  const redis = createFakeCommands(now)
  const failing = new Proxy(redis, {
    get: (commands, name, receiver) =>
      isDown ? () => Promise.reject(new Error('ECONNREFUSED')) : Reflect.get(commands, name, receiver),
  })
  const said: string[] = []
  const shared = createSharedCounts(failing, {
    lost: (reason) => said.push(reason),
    found: () => said.push('found'),
  })

  test('every question is answered with that', async () => {
    await expect(shared.countRequest('a', 1000)).rejects.toThrow(CountsAway)
    await expect(shared.take('2026-11-21', 'brand', 1, 1)).rejects.toThrow(CountsAway)
    await expect(shared.beginDay('2026-11-21', new Map())).rejects.toThrow(CountsAway)
    expect(said).toEqual(['ECONNREFUSED', 'ECONNREFUSED', 'ECONNREFUSED'])
  })

  test('an answer that is none counts as such', async () => {
    const odd = createSharedCounts({ ...redis, take: async () => 'OK' }, { ...contact, lost: () => {} })
    await expect(odd.take('2026-11-21', 'brand', 1, 1)).rejects.toThrow(CountsAway)
  })

  test('limits are counted by the process itself, and together again later', async () => {
    const limits = createSteadyCounts(shared, createOwnCounts(now))
    expect((await limits.countRequest('a', 60_000)).count).toBe(1)
    expect((await limits.countRequest('a', 60_000)).count).toBe(2)
    expect(await limits.take('2026-11-21', 'brand', 1, 1)).toBe('unknown')
    await limits.beginDay('2026-11-21', new Map())
    expect(await limits.take('2026-11-21', 'brand', 1, 1)).toBe('taken')
    isDown = false
    expect((await limits.countRequest('a', 60_000)).count).toBe(1)
    expect(redis.keys()).toHaveLength(1)
  })
})
