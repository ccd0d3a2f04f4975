import { describe, expect, test } from 'vitest'
import { CountsAway, createDayCounts, skipWhileAway } from './day-counts.ts'
import { createFakeCommands } from './fake-commands.ts'
import { createRedisDayCounts } from './redis-day-counts.ts'

const contact = { lost: (reason: string) => expect.unreachable(reason), found: () => undefined }
const today = '2026-11-21'

describe.each([
  ['of this process', () => createDayCounts()],
  ['of all replicas', () => createRedisDayCounts(createFakeCommands(), contact)],
])('counts %s', (_, create) => {
  test('let exactly as many calls through as a day has, whoever asks at once', async () => {
    const counts = create()
    await counts.begin(today, new Map([['brand', 2]]))
    const asked = await Promise.all(Array.from({ length: 5 }, () => counts.take(today, 'brand', 1, 4)))
    expect(asked).toEqual(['taken', 'taken', 'spent', 'spent', 'spent'])
    expect(await counts.take(today, 'brand', 1, 5)).toBe('taken')
    expect(await counts.take(today, 'digital', 1, 1)).toBe('taken')
  })

  test('take amounts of any size, and take back what was too much', async () => {
    const counts = create()
    await counts.begin(today, new Map([['brand', 70]]))
    const taken = []
    for (const amount of [31, 30, 1, -20, 20]) taken.push(await counts.take(today, 'brand', amount, 100))
    expect(taken).toEqual(['spent', 'taken', 'spent', 'taken', 'taken'])
  })

  test('say of a day that has not begun that they do not know it, and begin it once', async () => {
    const counts = create()
    expect(await counts.take(today, 'brand', 1, 3)).toBe('unknown')
    await counts.begin(today, new Map())
    expect(await counts.take(today, 'brand', 1, 3)).toBe('taken')
    await counts.begin(today, new Map([['brand', 3]]))
    expect(await counts.take(today, 'brand', 1, 3)).toBe('taken')
  })
})

test('a process forgets the day before yesterday', async () => {
  const counts = createDayCounts()
  for (const day of ['2026-11-19', '2026-11-20', today]) await counts.begin(day, new Map())
  expect(await counts.take('2026-11-19', 'brand', 1, 1)).toBe('unknown')
  expect(await counts.take('2026-11-20', 'brand', 1, 1)).toBe('taken')
})

test('two replicas on one Redis count together, and hold no name in clear there', async () => {
  const redis = createFakeCommands()
  const [one, other] = [createRedisDayCounts(redis, contact), createRedisDayCounts(redis, contact)]
  await one.begin(today, new Map([['brand', 1]]))
  expect(await other.take(today, 'brand', 1, 1)).toBe('spent')
  expect(redis.keys()).toEqual([`webpage-builder:calls:${today}`])
  expect(await redis.takeOfDay(`webpage-builder:calls:${today}`, 'brand', 1, 1)).toBe('taken')
})

describe('without Redis', () => {
  const said: string[] = []
  const failing = async () => Promise.reject(new Error('ECONNREFUSED'))
  const away = createRedisDayCounts(
    { takeOfDay: failing, beginDay: failing },
    { lost: (reason) => said.push(reason), found: () => said.push('found') },
  )

  test('every question is answered with that', async () => {
    await expect(away.take(today, 'brand', 1, 1)).rejects.toThrow(CountsAway)
    await expect(away.begin(today, new Map())).rejects.toThrow(CountsAway)
    expect(said).toEqual(['ECONNREFUSED', 'ECONNREFUSED'])
  })

  test('an answer that is none counts as such', async () => {
    const commands = { ...createFakeCommands(), takeOfDay: async () => 'OK' }
    const odd = createRedisDayCounts(commands, { ...contact, lost: () => {} })
    await expect(odd.take(today, 'brand', 1, 1)).rejects.toThrow(CountsAway)
  })

  test('what costs nothing goes on uncounted', async () => {
    const counts = skipWhileAway(away)
    await counts.begin(today, new Map())
    expect(await counts.take(today, 'brand', 1, 0)).toBe('taken')
  })
})
