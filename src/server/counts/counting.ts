import { accept, type Result, refuse } from '#base/result.ts'
import { createRedisClient } from './connect-redis.ts'
import type { Counts } from './counts.ts'
import { createOwnCounts } from './own-counts.ts'
import { createSharedCounts } from './shared-counts.ts'
import { createSteadyCounts } from './steady-counts.ts'
import { watchContact } from './watch-contact.ts'

export type Counting = {
  /** For limits that keep the server well: they go on by themselves while the shared counts are away. */
  limits: Counts
  /** For what may cost money: nothing is counted while they are away. */
  spending: Counts
  status: () => 'own' | 'shared' | 'away'
  /** Refused when the shared counts are there and will not have us: a setting is wrong. */
  connect: () => Promise<Result<undefined, string>>
  close: () => void
}

type Options = {
  redisUrl: string | undefined
  now: () => number
  /** Once when the shared counts go, and once when they are back. */
  onLost: (reason: string) => void
  onFound: (reason: string) => void
}

export function createCounting({ redisUrl, now, ...tell }: Options): Counting {
  const own = createOwnCounts(now)
  if (redisUrl !== undefined) return countTogether(redisUrl, own, { now, ...tell })
  return {
    limits: own,
    spending: own,
    status: () => 'own',
    connect: async () => accept(undefined),
    close: () => undefined,
  }
}

function countTogether(
  redisUrl: string,
  own: Counts,
  { now, onLost, onFound }: Omit<Options, 'redisUrl'>,
): Counting {
  const place = new URL(redisUrl).host
  const contact = watchContact({
    now,
    onLost: (reason) => onLost(describeLoss(place, reason)),
    onFound: () => onFound(`REDIS_URL: ${place} answers. Replicas count together again.`),
  })
  const redis = createRedisClient(redisUrl)
  const shared = createSharedCounts(redis, contact)
  let problem = new Error('no connection')
  redis.on('connect', () => {
    problem = new Error('the connection was closed')
  })
  redis.on('error', (error: Error) => {
    problem = error
  })
  redis.on('ready', contact.found)
  redis.on('close', lose)

  function lose() {
    contact.lost(problem.message)
  }

  return {
    limits: createSteadyCounts(shared, own),
    spending: shared,
    status: () => (contact.isAway() ? 'away' : 'shared'),
    async connect() {
      // A failure is told by the events; the client goes on trying.
      await redis.connect().catch(() => undefined)
      if (problem.name === 'ReplyError') {
        redis.disconnect()
        return refuse(`REDIS_URL: ${place} refuses us (${problem.message}). Please mend the setting.`)
      }
      return accept(undefined)
    },
    close() {
      // That we leave is no loss.
      redis.removeListener('close', lose)
      redis.disconnect()
    },
  }
}

function describeLoss(place: string, reason: string): string {
  return `REDIS_URL: ${place} does not answer (${reason}). Until it does, each replica counts requests by itself, and calls of a writer that may cost money are answered 503.`
}
