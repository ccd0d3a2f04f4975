import { readFileSync } from 'node:fs'
import { summarize, write } from './check-limits.ts'
import { write as writeText } from './colleague.ts'
import type { Findings } from './findings.ts'
import { send } from './send.ts'
import { signIn } from './sign-in.ts'
import type { World } from './world.ts'
import { isReady } from './world.ts'

/**
 * Redis stopped and started again: what only computes goes on, what may cost money waits, the day's count comes back
 * from the ledger, and nobody's log fills up.
 */
export async function checkRedisAway(world: World, { check }: Findings) {
  const { data, origin, replicas, logOf } = world
  const spent = await signIn(data, origin, 'brand')
  await world.stopRedis()
  const ask = (path: string, method = 'GET') => send(`${origin}${path}`, { method })
  const pages = Array.from({ length: 20 }, () => ask('/api/html/generate-html-from-word', 'POST'))
  const refused = Array.from({ length: 6 }, () => write(origin, { token: spent }))
  check('Redis away: calls for pages', summarize(await Promise.all(pages)), { '400': 20 })
  check('Redis away: calls that may cost money', summarize(await Promise.all(refused)), { '503': 6 })
  check('Redis away: the replicas say so', (await readiness(world)).counts, ['away', 'away'])
  check('Redis away: nginx still sends requests', await isReady(origin), true)

  // Somebody's run goes on by itself once Redis is back.
  const waiting = writeText('HBR-0007')
  await world.startRedis()
  check('Redis back: a text that was asked for meanwhile', await waiting, 'after a retry')
  while (!(await readiness(world)).areBack) await new Promise((resolve) => setTimeout(resolve, 100))
  const again = await Promise.all(Array.from({ length: 4 }, () => write(origin, { token: spent })))
  check('Redis back and empty: an account that had used up its day', summarize(again), { '429 daily-cap': 4 })
  const told = replicas.map(
    ({ port }) => readFileSync(logOf(port), 'utf8').match(/"msg":"REDIS_URL/g)?.length,
  )
  check('lines in the log of each replica about it', told, [2, 2])
}

async function readiness({ replicas }: World) {
  const answers = await Promise.all(
    replicas.map(({ port }) => send(`http://127.0.0.1:${port}/readyz`, { method: 'GET' })),
  )
  const counts = answers.map(({ text }) => JSON.parse(text).counts as string)
  return { counts, areBack: counts.every((each) => each === 'shared') }
}
