import { Redis } from 'ioredis'
import {
  createRedisDayCounts,
  type DayCommands,
  dayScripts,
} from '../../src/server/counts/redis-day-counts.ts'
import type { Findings } from './findings.ts'
import type { World } from './world.ts'

/** The facts of the unit tests, of Redis itself. In a database of its own. */
export async function checkCommands({ redisPort }: World, { check }: Findings) {
  const contact = { lost: () => undefined, found: () => undefined }
  const options = { lazyConnect: true, scripts: dayScripts }
  const redis = new Redis(`redis://127.0.0.1:${redisPort}/7`, options) as Redis & DayCommands
  try {
    await redis.connect()
    const [one, other] = [createRedisDayCounts(redis, contact), createRedisDayCounts(redis, contact)]
    const day = '2026-11-21'
    check('Redis: a day that has not begun', await one.take(day, 'brand', 1, 4), 'unknown')
    await one.begin(day, new Map([['brand', 2]]))
    await other.begin(day, new Map([['brand', 0]]))
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
    check('Redis: keys, each of which ends', [left.length, left.every((each) => each > 0)], [1, true])
  } finally {
    redis.disconnect()
  }
}
