import { createRedisClient } from '../../src/server/counts/connect-redis.ts'
import { createSharedCounts } from '../../src/server/counts/shared-counts.ts'
import type { Findings } from './findings.ts'
import type { World } from './world.ts'

/** The facts of the unit tests, of Redis itself. In a database of its own. */
export async function checkCommands({ redisPort }: World, { check }: Findings) {
  const contact = { lost: () => undefined, found: () => undefined }
  const redis = createRedisClient(`redis://127.0.0.1:${redisPort}/7`)
  try {
    await redis.connect()
    const [one, other] = [createSharedCounts(redis, contact), createSharedCounts(redis, contact)]
    const counted = []
    for (const counts of [one, other, one]) counted.push((await counts.countRequest('a', 60_000)).count)
    check('Redis: requests of one key', counted, [1, 2, 3])
    check('Redis: a window ends', (await redis.pttl((await redis.keys('*'))[0] ?? '')) > 50_000, true)

    const day = '2026-11-21'
    check('Redis: a day that has not begun', await one.take(day, 'brand', 1, 4), 'unknown')
    await one.beginDay(day, new Map([['brand', 2]]))
    await other.beginDay(day, new Map([['brand', 0]]))
    const asked = Array.from({ length: 5 }, (_, index) => (index % 2 ? one : other).take(day, 'brand', 1, 4))
    const spent = ['taken', 'taken', 'spent', 'spent', 'spent']
    check('Redis: a day with two calls left', await Promise.all(asked), spent)
    const amounts: [number, number][] = [
      [60, 100],
      [50, 100],
      [-20, Number.MAX_SAFE_INTEGER],
      [50, 100],
    ]
    const taken = []
    for (const [amount, most] of amounts) taken.push(await one.take(day, 'digital', amount, most))
    check('Redis: amounts, of which some is given back', taken, ['taken', 'spent', 'taken', 'taken'])
    const left = await Promise.all((await redis.keys('*')).map((key) => redis.pttl(key)))
    check('Redis: keys, each of which ends', [left.length, left.every((each) => each > 0)], [2, true])
  } finally {
    redis.disconnect()
  }
}
