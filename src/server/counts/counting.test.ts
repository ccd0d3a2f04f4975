import { createServer, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { createFakeServices } from '../fake-services.ts'
import { watchCounting } from '../metrics/watch-counting.ts'
import { createCounting } from './counting.ts'
import { CountsAway } from './day-counts.ts'
import { createFakeRateRedis } from './fake-commands.ts'

async function countingAt(redisUrl: string | undefined) {
  const said: string[] = []
  const tell = (reason: string) => said.push(reason)
  const counting = await createCounting({ redisUrl, onLost: tell, onFound: tell })
  return { ...counting, said }
}

/** As much of a Redis as a client needs to feel at home, on a port of its own. */
async function startRedis(answerTo: (command: string) => string) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      const commands = String(data).split(/(?=\*\d+\r\n\$)/)
      socket.write(commands.map((command) => answerTo(command.split('\r\n')[2] ?? '')).join(''))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const stop = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { url: `redis://user:canary@127.0.0.1:${port}`, stop, [Symbol.dispose]: stop }
}

const welcomes = (command: string) => ({ hello: '%0\r\n', info: '$0\r\n\r\n' })[command] ?? '+OK\r\n'

test('without REDIS_URL the process counts by itself and connects to nothing', async () => {
  const counting = await countingAt(undefined)
  expect(await counting.connect()).toEqual({ ok: true, value: undefined })
  expect(counting.status()).toBe('own')
  expect(counting.redis).toBe(undefined)
  expect(await counting.days.take('2026-11-21', 'brand', 1, 1)).toBe('unknown')
  counting.close()
})

test('a Redis that is not there is told once, and nothing that costs is counted', async () => {
  const counting = await countingAt('redis://:canary@127.0.0.1:1')
  expect(await counting.connect()).toEqual({ ok: true, value: undefined })
  expect(counting.status()).toBe('away')
  await expect(counting.days.take('2026-11-21', 'brand', 1, 1)).rejects.toThrow(CountsAway)
  counting.close()
  expect(counting.said).toEqual([
    expect.stringMatching(/^REDIS_URL: 127\.0\.0\.1:1 does not answer \(.*ECONNREFUSED.*\)\. Until it does/),
  ])
})

test.each([
  ['our password', () => '-WRONGPASS invalid username-password pair\r\n'],
  [
    'the number of our database',
    (command: string) => (command === 'select' ? '-ERR DB index is out of range\r\n' : welcomes(command)),
  ],
])('a Redis that will not have %s is a wrong setting, and no password is told', async (_, answerTo) => {
  using server = await startRedis(answerTo)
  const counting = await countingAt(`${server.url}/99`)
  const connected = await counting.connect()
  expect(connected).toEqual({
    ok: false,
    refusal: expect.stringMatching(
      /^REDIS_URL: 127\.0\.0\.1:\d+ refuses us \((WRONGPASS|ERR) .+\)\. Please mend/,
    ),
  })
  expect(JSON.stringify([connected, counting.said])).not.toContain('canary')
})

test('a Redis that takes a question and says nothing is away after two seconds', async () => {
  using server = await startRedis((command) => (command.startsWith('eval') ? '' : welcomes(command)))
  const counting = await countingAt(server.url)
  await counting.connect()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const taken = counting.days.take('2026-11-21', 'brand', 1, 1)
  vi.advanceTimersByTime(2000)
  await expect(taken).rejects.toThrow(CountsAway)
  expect(counting.status()).toBe('away')
  counting.close()
})

test('a Redis that goes is told, and that we leave is not', async () => {
  using server = await startRedis(welcomes)
  const [stays, leaves] = [await countingAt(server.url), await countingAt(server.url)]
  for (const counting of [stays, leaves]) {
    await counting.connect()
    expect(counting.status()).toBe('shared')
  }
  leaves.close()
  server.stop()
  await vi.waitFor(() => expect(stays.status()).toBe('away'))
  stays.close()
  expect(stays.said).toEqual([expect.stringContaining('does not answer (the connection was closed)')])
  expect(leaves.said).toEqual([])
})

describe('an app', () => {
  const statuses = ['own', 'shared', 'away'] as const

  test.each(statuses)('is ready with counts that are %s, and says so where they are shared', async (each) => {
    const services = createFakeServices()
    const counting = { ...services.counting, status: () => each }
    const response = await createApp({ ...services, counting }).inject({ url: '/readyz' })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ status: 'ready', ...(each !== 'own' && { counts: each }) })
  })

  test.each(statuses)('with counts that are %s measures whether they answer', async (each) => {
    const { metrics } = createFakeServices()
    watchCounting(metrics.registry, { status: () => each })
    const lines = (await metrics.registry.metrics()).split('\n')
    const own = lines.filter((line) => line.startsWith('shared_counts_away'))
    expect(own).toEqual({ own: [], shared: ['shared_counts_away 0'], away: ['shared_counts_away 1'] }[each])
  })

  const config = { parseRateLimit: 3, publicUrl: undefined, trustedProxies: [] }
  const limitedBy = (redis: never) =>
    createApp(createFakeServices({ counting: { redis, status: () => 'shared' }, config }))
  const ask = async (app: ReturnType<typeof createApp>, call: string) =>
    (await app.inject({ method: 'POST', url: `/api/html/generate-${call}`, payload: {} })).statusCode

  test('and another one hold an address to one limit, route by route, and name it nowhere', async () => {
    const { redis, keys } = createFakeRateRedis()
    const [one, other] = [limitedBy(redis), limitedBy(redis)]
    const asked = []
    for (const app of [one, other, one, other, one]) asked.push(await ask(app, 'html-from-word'))
    expect(asked).toEqual([400, 400, 400, 429, 429])
    expect(await ask(one, 'bulk-html')).toBe(400)
    expect(keys()).toEqual([
      expect.stringMatching(/^webpage-builder:requests:POST\/api\/html\/generate-html-from-word-[\w-]{22}$/),
      expect.stringMatching(/^webpage-builder:requests:POST\/api\/html\/generate-bulk-html-[\w-]{22}$/),
    ])
  })

  test('whose Redis is away limits nobody: the proxy does', async () => {
    const { redis } = createFakeRateRedis(() => Promise.reject(new Error('ECONNREFUSED')))
    const app = limitedBy(redis)
    for (let count = 0; count < 10; count++) expect(await ask(app, 'html-from-word')).toBe(400)
  })
})
