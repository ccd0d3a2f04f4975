import type { Redis, RedisOptions } from 'ioredis'
import { accept, type Result, refuse } from '#base/result.ts'
import { texts } from '#texts/server/settings.ts'
import { createDayCounts, type DayCounts } from './day-counts.ts'
import { createRedisDayCounts, type DayCommands, dayScripts } from './redis-day-counts.ts'

/** What is counted of callers: by each process, or with REDIS_URL by all replicas together. */
export type Counting = {
  /** For the rate limits, which have stores of their own. */
  redis: Redis | undefined
  /** For the calls of a day. */
  days: DayCounts
  status: () => 'own' | 'shared' | 'away'
  /** Refused when Redis is there and will not have us: a setting is wrong. */
  connect: () => Promise<Result<undefined, string>>
  close: () => void
}

type Options = {
  redisUrl: string | undefined
  /** Once when Redis goes, and once when it is back. */
  onLost: (reason: string) => void
  onFound: (reason: string) => void
}

export async function createCounting({ redisUrl, ...tell }: Options): Promise<Counting> {
  if (redisUrl !== undefined) return countTogether(redisUrl, tell)
  return {
    redis: undefined,
    days: createDayCounts(),
    status: () => 'own',
    connect: async () => accept(undefined),
    close: () => undefined,
  }
}

async function countTogether(
  redisUrl: string,
  { onLost, onFound }: Omit<Options, 'redisUrl'>,
): Promise<Counting> {
  // Most servers need no client: what takes six megabytes is loaded where one does.
  const { Redis } = await import('ioredis')
  const place = new URL(redisUrl).host
  // The scripts become methods by their names, which the client's own type cannot tell.
  const redis = new Redis(redisUrl, { ...options, scripts: dayScripts }) as Redis & DayCommands
  let isAway = false
  let problem = new Error('no connection')

  function lost(reason: string) {
    if (!isAway) onLost(texts.redisLost(place, reason))
    isAway = true
  }
  function found() {
    if (isAway) onFound(texts.redisFound(place))
    isAway = false
  }
  function lose() {
    lost(problem.message)
  }

  redis.on('connect', () => {
    problem = new Error('the connection was closed')
  })
  redis.on('error', (error: Error) => {
    problem = error
  })
  redis.on('ready', found)
  redis.on('close', lose)

  return {
    redis,
    days: createRedisDayCounts(redis, { lost, found }),
    status: () => (isAway ? 'away' : 'shared'),
    async connect() {
      // A failure is told by the events; the client goes on trying.
      await redis.connect().catch(() => undefined)
      if (problem.name === 'ReplyError') {
        redis.disconnect()
        return refuse(texts.redisRefuses(place, problem.message))
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

/** It connects when it is told to, and answers within two seconds or fails: no request waits long for Redis. */
const options = {
  lazyConnect: true,
  connectTimeout: 2000,
  commandTimeout: 2000,
  // A connection that says nothing is given up and made anew.
  socketTimeout: 2000,
  enableOfflineQueue: false,
  // A command that was cut off may have been carried out: it is not sent again.
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (attempt: number) => Math.min(100 * 2 ** attempt, 3000) + Math.random() * 200,
  connectionName: 'webpage-builder',
} satisfies RedisOptions
