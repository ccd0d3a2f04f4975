import { expect, test } from 'vitest'
import { mostTokensOfCall } from '#models/model-settings.ts'
import { createDayCounts } from '../counts/day-counts.ts'
import { createFakeCommands } from '../counts/fake-commands.ts'
import { createRedisDayCounts } from '../counts/redis-day-counts.ts'
import { createDailyCap, type DailyShare } from './daily-cap.ts'

const evening = Date.UTC(2026, 10, 21, 22, 30)
const contact = { lost: (reason: string) => expect.unreachable(reason), found: () => undefined }

test('a day has so many calls for each name, and starts anew at midnight', async () => {
  let time = evening
  const now = () => time
  const ledger = new Map([['2026-11-21', new Map([['brand', { calls: 1, tokens: 0 }]])]])
  const countLedger = async (day: string) => ledger.get(day) ?? new Map()
  const cap = createDailyCap({
    most: { calls: 2, tokens: 1e9 },
    now,
    counts: createDayCounts(),
    countLedger,
  })
  const take = (...names: string[]) => Promise.all(names.map(async (name) => (await cap.take(name)).ok))
  expect(await take('brand', 'brand', 'digital')).toEqual([true, false, true])
  expect(cap.secondsToReset()).toBe(90 * 60)
  time += 90 * 60 * 1000
  expect(await take('brand', 'brand', 'brand')).toEqual([true, true, false])
})

test('a day has so many calls over all replicas that count together, and outlives counts that were lost', async () => {
  const now = () => evening
  const redis = createFakeCommands()
  const ledger = new Map<string, DailyShare>()
  const [one, other] = [1, 2].map(() =>
    createDailyCap({
      most: { calls: 3, tokens: 1e9 },
      now,
      counts: createRedisDayCounts(redis, contact),
      countLedger: async () => ledger,
    }),
  )
  expect([await one?.take('brand'), await other?.take('brand')]).toMatchObject([{ ok: true }, { ok: true }])

  ledger.set('brand', { calls: 2, tokens: 20 })
  redis.forget()
  const taken = await Promise.all([one, other, one, other].map((cap) => cap?.take('brand')))
  expect(taken.filter((each) => each?.ok)).toHaveLength(1)
})

test('calls of a day cost no more tokens than it has, however many are made at once', async () => {
  const now = () => evening
  const cap = createDailyCap({
    most: { calls: 1000, tokens: 3 * mostTokensOfCall },
    now,
    counts: createDayCounts(),
    countLedger: async () => new Map([['brand', { calls: 1, tokens: 10 }]]),
  })
  const [first, second, third] = await Promise.all(['brand', 'brand', 'brand'].map(cap.take))
  expect([first, second, third]).toMatchObject([{ ok: true }, { ok: true }, { ok: false, refusal: 'tokens' }])
  expect(await cap.take('digital')).toMatchObject({ ok: true })

  if (!first?.ok || !second?.ok) throw new Error('the first two are taken')
  await first.value(1000)
  const fourth = await cap.take('brand')
  expect(fourth.ok).toBe(true)
  // What a call has cost beyond what it was taken to cost counts as well.
  await second.value(2 * mostTokensOfCall)
  if (fourth.ok) await fourth.value(0)
  expect(await cap.take('brand')).toEqual({ ok: false, refusal: 'tokens' })
})

test('a call that the day has no more of costs no tokens', async () => {
  const now = () => evening
  const most = { calls: 1, tokens: 2 * mostTokensOfCall }
  const counts = createDayCounts()
  const few = createDailyCap({ most, now, counts, countLedger: async () => new Map() })
  const many = createDailyCap({
    most: { ...most, calls: 9 },
    now,
    counts,
    countLedger: async () => new Map(),
  })
  expect(await few.take('brand')).toMatchObject({ ok: true })
  expect(await few.take('brand')).toEqual({ ok: false, refusal: 'calls' })
  expect(await many.take('brand')).toMatchObject({ ok: true })
})
