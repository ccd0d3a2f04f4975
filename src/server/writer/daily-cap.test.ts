import { expect, test } from 'vitest'
import { createFakeCommands } from '../counts/fake-commands.ts'
import { createOwnCounts } from '../counts/own-counts.ts'
import { createSharedCounts } from '../counts/shared-counts.ts'
import { createDailyCap } from './daily-cap.ts'

const evening = Date.UTC(2026, 10, 21, 22, 30)
const contact = { lost: (reason: string) => expect.unreachable(reason), found: () => undefined }

test('a day has so many calls for each name, and starts anew at midnight', async () => {
  let time = evening
  const now = () => time
  const ledger = new Map([['2026-11-21', new Map([['brand', 1]])]])
  const countLedger = async (day: string) => ledger.get(day) ?? new Map()
  const cap = createDailyCap({ most: 2, now, counts: createOwnCounts(now), countLedger })
  const take = (...names: string[]) => Promise.all(names.map(cap.take))
  expect(await take('brand', 'brand', 'digital')).toEqual([true, false, true])
  expect(cap.secondsToReset()).toBe(90 * 60)
  time += 90 * 60 * 1000
  expect(await take('brand', 'brand', 'brand')).toEqual([true, true, false])
})

test('a day has so many calls over all replicas that count together, and outlives counts that were lost', async () => {
  const now = () => evening
  const redis = createFakeCommands(now)
  const ledger = new Map<string, number>()
  const [one, other] = [1, 2].map(() =>
    createDailyCap({
      most: 3,
      now,
      counts: createSharedCounts(redis, contact),
      countLedger: async () => ledger,
    }),
  )
  expect([await one?.take('brand'), await other?.take('brand')]).toEqual([true, true])

  ledger.set('brand', 2)
  redis.forget()
  const taken = await Promise.all([one, other, one, other].map((cap) => cap?.take('brand')))
  expect(taken.filter(Boolean)).toHaveLength(1)
})
