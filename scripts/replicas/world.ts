import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startS3 } from '../../src/pictures/keeping/fake-s3.ts'
import { findPostgres, startPostgres } from '../../test/store/start-postgres.ts'
import { nginxConfig } from './nginx-config.ts'
import { end, findFreePorts, isOpen, start } from './processes.ts'
import { send } from './send.ts'
import { startSlowModel } from './slow-model.ts'

/** Small enough to be reached in a moment. */
export const limits = { parse: 120, writing: 40, day: 60 }

type Replica = { port: number; process: ChildProcess }

export type World = Awaited<ReturnType<typeof createWorld>>

/**
 * Redis, PostgreSQL, a store of pictures, two replicas on one DATA_DIR, nginx before them, and a model server that takes
 * its time.
 */
export async function createWorld(directory: string) {
  // nginx gives its rights up, and its folders stand in this one.
  chmodSync(directory, 0o755)
  const data = join(directory, 'data')
  mkdirSync(data, { mode: 0o700 })
  const [port = 0, httpPort = 0, redisPort = 0, one = 0, other = 0] = await findFreePorts(5)
  const origin = `http://127.0.0.1:${port}`
  const model = await startSlowModel()
  const postgres = await startPostgres(findPostgres() ?? '')
  const s3 = await startS3()
  const settings = {
    HOST: '127.0.0.1',
    DATA_DIR: data,
    PUBLIC_URL: origin,
    TRUST_PROXY: '127.0.0.1/32',
    REDIS_URL: `redis://127.0.0.1:${redisPort}/1`,
    DATABASE_URL: postgres.url,
    S3_ADDRESS: s3.settings.address,
    S3_REGION: s3.settings.region,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    PARSE_WORKERS: '1',
    RATE_LIMIT_PARSE: String(limits.parse),
    RATE_LIMIT_AI: String(limits.writing),
    AI_DAILY_CALLS: String(limits.day),
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: model.settings.model,
    // A key may send a bill, so signing in is required and calls are counted strictly.
    AI_API_KEY: 'no-secret',
  }
  const startRedis = () =>
    start(['redis-server', '--port', String(redisPort), '--bind', '127.0.0.1', '--save', ''], {
      log: join(directory, 'redis.log'),
      isReady: () => isOpen(redisPort),
    })
  const logOf = (replica: number) => join(directory, `replica-${replica}.log`)
  const startReplica = (replica: number) =>
    start([process.execPath, 'src/server/main.ts'], {
      log: logOf(replica),
      settings: { ...settings, PORT: String(replica), AI_BASE_URL: model.addressFor(replica) },
      isReady: () => isReady(`http://127.0.0.1:${replica}`),
    })

  let redis = await startRedis()
  // Both at once, as on a first evening: they share accounts that neither has made yet.
  const [first, second] = await Promise.all([startReplica(one), startReplica(other)])
  const replicas: [Replica, Replica] = [
    { port: one, process: first },
    { port: other, process: second },
  ]
  writeFileSync(
    join(directory, 'nginx.conf'),
    nginxConfig({ directory, port, httpPort, replicas: [one, other] }),
  )
  await start(['nginx', '-p', directory, '-c', join(directory, 'nginx.conf'), '-g', 'daemon off;'], {
    log: join(directory, 'nginx.log'),
    isReady: () => isReady(origin),
  })

  return {
    directory,
    data,
    origin,
    httpPort,
    redisPort,
    replicas,
    postgres,
    s3,
    model,
    logOf,
    stopRedis: () => end(redis),
    async startRedis() {
      redis = await startRedis()
    },
    async restart(index: 0 | 1) {
      replicas[index].process = await startReplica(replicas[index].port)
    },
  }
}

export async function isReady(origin: string): Promise<boolean> {
  const answer = await send(`${origin}/readyz`, { method: 'GET' }).catch(() => undefined)
  return answer?.status === 200
}
