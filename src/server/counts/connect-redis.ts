import { Redis, type RedisOptions } from 'ioredis'
import { type CountCommands, countScripts } from './count-commands.ts'

type RedisClient = Redis & CountCommands

/** A client that connects when it is told to, and answers within two seconds or fails: no request waits long for Redis. */
export function createRedisClient(url: string): RedisClient {
  // The scripts become methods by their names, which the client's own type cannot tell.
  return new Redis(url, { ...options, scripts: countScripts }) as RedisClient
}

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
