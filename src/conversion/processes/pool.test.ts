import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createPool, type Pool, type PoolOptions } from './pool.ts'
import { watchUsage } from './watch-usage.ts'

type Task = { shape: string; detail?: string }

const megabyte = 1024 * 1024
const directory = join(import.meta.dirname, '../../..')
const deaths: string[] = []
let pool: Pool<Task, unknown>

function start(changes: Partial<PoolOptions> = {}) {
  deaths.length = 0
  pool = createPool<Task, unknown>({
    file: join(directory, 'test/hostile-child.ts'),
    readable: [`${directory}/*`],
    programArguments: [],
    limits: {
      cpuMilliseconds: 300,
      residentBytes: 250 * megabyte,
      wallMilliseconds: 60_000,
      unmeasuredWallMilliseconds: 2_000,
      startMilliseconds: 30_000,
    },
    size: 1,
    maxQueued: 4,
    restMilliseconds: 100,
    onDeath: (reason) => deaths.push(reason),
    onThrow: () => undefined,
    ...changes,
  })
}

const limits = (changes: Partial<PoolOptions['limits']>) => ({
  cpuMilliseconds: 10_000,
  residentBytes: 2_000 * megabyte,
  wallMilliseconds: 60_000,
  unmeasuredWallMilliseconds: 2_000,
  startMilliseconds: 30_000,
  ...changes,
})

const { execPath } = process

afterEach(async () => {
  process.execPath = execPath
  await pool.close()
})

test.each([
  ['loop', 'cpu-time'],
  ['slow pattern', 'cpu-time'],
  ['exit', 'died'],
  ['throw', 'threw'],
  ['recursion', 'threw'],
])('a task of the shape "%s" ends as %s, and the next is done', async (shape, refusal) => {
  start()
  expect(await pool.run({ shape })).toEqual({ ok: false, refusal })
  expect(await pool.run({ shape: 'echo', detail: 'well' })).toEqual({ ok: true, value: 'well' })
})

test('an answer that comes while its child is being killed gives that child no other task', async () => {
  start()
  await pool.run({ shape: 'echo' })
  const late = pool.run({ shape: 'work', detail: '400' })
  // Timers come before messages when this process gets to them again.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 800)
  expect(await late).toEqual({ ok: false, refusal: 'cpu-time' })
  expect(await pool.run({ shape: 'echo', detail: 'well' })).toEqual({ ok: true, value: 'well' })
})

test.each(['growing list', 'growing text', 'growing map', 'abort'])(
  'a task of the shape "%s" ends for its memory, and the next is done',
  async (shape) => {
    start({ limits: limits({ residentBytes: 250 * megabyte }) })
    expect(await pool.run({ shape })).toMatchObject({ ok: false })
    expect(await pool.run({ shape: 'echo', detail: 'well' })).toEqual({ ok: true, value: 'well' })
  },
)

test('memory that V8 does not limit counts too', async () => {
  start({ limits: limits({ residentBytes: 250 * megabyte }) })
  expect(await pool.run({ shape: 'buffers' })).toEqual({ ok: false, refusal: 'memory' })
})

test('a task that does nothing for ever ends by the clock', async () => {
  start({ limits: limits({ wallMilliseconds: 100 }) })
  expect(await pool.run({ shape: 'sleep' })).toEqual({ ok: false, refusal: 'wall-clock' })
})

test('where nobody can say what a task uses, the clock ends it sooner', async () => {
  const exceeded = await new Promise((resolve) =>
    watchUsage(undefined, limits({ unmeasuredWallMilliseconds: 1 }), resolve),
  )
  expect(exceeded).toBe('wall-clock')
})

test('a child reads what it may and nothing else, and sees no environment', async () => {
  start()
  expect(await pool.run({ shape: 'read a file', detail: join(directory, '.npmrc') })).toMatchObject({
    ok: true,
  })
  expect(await pool.run({ shape: 'read a file', detail: '/etc/hostname' })).toMatchObject({
    refusal: 'threw',
  })
  expect(await pool.run({ shape: 'see the environment' })).toEqual({ ok: true, value: 0 })
})

test.each(['write a file', 'start a program', 'make code of a text'])('a child may not %s', async (shape) => {
  start()
  expect(await pool.run({ shape })).toEqual({ ok: false, refusal: 'threw' })
})

test('what waits beyond the cap is turned away, unless it may always wait', async () => {
  start({ maxQueued: 1, limits: limits({}) })
  await pool.run({ shape: 'echo' })
  const running = pool.run({ shape: 'wait', detail: '50' })
  const waiting = pool.run({ shape: 'echo', detail: 'second' })
  expect(await pool.run({ shape: 'echo' })).toEqual({ ok: false, refusal: 'busy' })
  const patient = pool.run({ shape: 'echo', detail: 'third' }, { queueing: 'always' })
  expect(await Promise.all([running, waiting, patient])).toMatchObject([
    { value: 'waited' },
    { value: 'second' },
    { value: 'third' },
  ])
})

test('a task that nobody waits for any more is dropped', async () => {
  start({ limits: limits({}) })
  await pool.run({ shape: 'echo' })
  const running = pool.run({ shape: 'wait', detail: '50' })
  const caller = new AbortController()
  const dropped = pool.run({ shape: 'exit' }, { signal: caller.signal })
  caller.abort()
  expect(await dropped).toEqual({ ok: false, refusal: 'cancelled' })
  expect(await running).toMatchObject({ ok: true })
  expect(await pool.run({ shape: 'echo', detail: 'well' })).toMatchObject({ value: 'well' })
  expect(deaths).toEqual([])
})

test('after three deaths the pool rests, then it works again', async () => {
  start()
  for (const _ of [1, 2, 3]) await pool.run({ shape: 'exit' })
  expect(await pool.run({ shape: 'echo' })).toEqual({ ok: false, refusal: 'resting' })
  await expect.poll(() => pool.findRefusal()).toBe(undefined)
  expect(await pool.run({ shape: 'echo', detail: 'well' })).toMatchObject({ value: 'well' })
  expect(deaths).toEqual(['exit 0', 'exit 0', 'exit 0'])
})

test.each([
  ['loop', {}],
  ['sleep', { wallMilliseconds: 100 }],
  ['abort', {}],
])(
  'tasks of the shape "%s" that break a limit put nobody to rest, and count as deaths',
  async (shape, changes) => {
    start({ limits: limits({ cpuMilliseconds: 100, ...changes }), restMilliseconds: 60_000 })
    for (const _ of [1, 2, 3, 4]) expect(await pool.run({ shape })).toMatchObject({ ok: false })
    expect(await pool.run({ shape: 'echo', detail: 'well' })).toMatchObject({ value: 'well' })
    expect(pool.status().deaths).toBe(4)
  },
)

test('children that die by themselves put the pool to rest, also among those that break a limit', async () => {
  start({ limits: limits({ cpuMilliseconds: 100 }), restMilliseconds: 60_000 })
  for (const shape of ['exit', 'loop', 'kill', 'loop', 'exit']) await pool.run({ shape })
  expect(await pool.run({ shape: 'echo' })).toEqual({ ok: false, refusal: 'resting' })
})

test('children that die without a task put the pool to rest, whatever they did before', async () => {
  start({ restMilliseconds: 60_000 })
  for (const count of [1, 2, 3]) {
    const named = await pool.run({ shape: 'name yourself' })
    if (named.ok) process.kill(Number(named.value), 'SIGABRT')
    await expect.poll(() => deaths.length).toBe(count)
  }
  expect(pool.findRefusal()).toBe('resting')
})

test('whoever may always wait is served after the rest', async () => {
  start()
  for (const _ of [1, 2, 3]) await pool.run({ shape: 'exit' })
  const patient = pool.run({ shape: 'echo', detail: 'well' }, { queueing: 'always' })
  expect(await patient).toEqual({ ok: true, value: 'well' })
})

test('children that cannot start turn tasks away instead of letting them wait', async () => {
  start({ programArguments: ['never ready'], restMilliseconds: 60_000 })
  expect(await pool.run({ shape: 'echo' })).toEqual({ ok: false, refusal: 'resting' })
  const patient = pool.run({ shape: 'echo' }, { queueing: 'always' })
  expect(await patient).toEqual({ ok: false, refusal: 'resting' })
})

test('children that never say that they are ready are given up', async () => {
  start({
    programArguments: ['silent'],
    limits: limits({ startMilliseconds: 100 }),
    restMilliseconds: 60_000,
  })
  expect(await pool.run({ shape: 'echo' })).toEqual({ ok: false, refusal: 'resting' })
})

test.each([
  ['tells in an error', '/nowhere/node', 'ENOENT'],
  ['throws', '/dev/null/node', 'ENOTDIR'],
])(
  'a process that the system does not start, which it %s, is a death; later it is tried again',
  async (_, path, reason) => {
    process.execPath = path
    start({ size: 2 })
    const waiting = pool.run({ shape: 'echo' })
    expect(await waiting).toEqual({ ok: false, refusal: 'resting' })
    expect(pool.findRefusal()).toBe('resting')
    expect(deaths).toEqual(Array(4).fill(expect.stringContaining(reason)))
    process.execPath = execPath
    await expect.poll(() => pool.findRefusal()).toBe(undefined)
    expect(await pool.run({ shape: 'echo', detail: 'well' })).toMatchObject({ value: 'well' })
  },
)

test('a pool whose processes cannot be started closes', async () => {
  process.execPath = '/nowhere/node'
  start()
  await pool.close()
  expect(pool.findRefusal()).toBe('closed')
})

test('a child that keeps much memory is replaced before the next task', async () => {
  start({ limits: limits({ residentBytes: 300 * megabyte }) })
  const first = await pool.run({ shape: 'name yourself' })
  expect(await pool.run({ shape: 'hoard' })).toEqual({ ok: true, value: 'hoarded' })
  expect(await pool.run({ shape: 'name yourself' })).not.toEqual(first)
  expect(deaths).toEqual([])
})

test('a closed pool leaves no child behind', async () => {
  start({ size: 2 })
  await pool.run({ shape: 'echo' })
  await pool.close()
  expect(await pool.run({ shape: 'echo' })).toEqual({ ok: false, refusal: 'closed' })
})

test('when the process ends, no child goes on alone', async () => {
  const others = process.listeners('exit')
  start({ limits: limits({}) })
  await pool.run({ shape: 'echo' })
  const running = pool.run({ shape: 'loop' })
  for (const end of process.listeners('exit')) if (!others.includes(end)) end(0)
  expect(await running).toEqual({ ok: false, refusal: 'died' })
})
