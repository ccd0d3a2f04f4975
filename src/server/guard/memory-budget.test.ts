import { expect, test, vi } from 'vitest'
import { createFakeParsing } from '#conversion/fake.ts'
import { createApp } from '../app.ts'
import { createFakeServices, formOf } from '../fake-services.ts'
import { createMemoryBudget, stuckMilliseconds } from './memory-budget.ts'

const stays = new AbortController().signal
const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
const [first, second, third] = addresses.map((address) => (bytes: number) => ({ address, bytes })) as [
  Claims,
  Claims,
  Claims,
]
type Claims = (bytes: number) => { address: string; bytes: number }

test('who finds too little free waits until somebody releases, in order', async () => {
  const budget = createMemoryBudget({ totalBytes: 10, reservedBytes: 0, maxWaiting: 5 })
  const admitted: string[] = []
  const releaseFirst = await budget.acquire(first(8), stays)
  const later = budget.acquire(second(8), stays).then(() => admitted.push('second'))
  const last = budget.acquire(third(1), stays).then(() => admitted.push('third'))
  await new Promise(setImmediate)
  expect(admitted).toEqual([])
  releaseFirst()
  await Promise.all([later, last])
  expect(admitted).toEqual(['second', 'third'])
})

test('one address never holds all memory', async () => {
  const budget = createMemoryBudget({ totalBytes: 30, reservedBytes: 10, maxWaiting: 10 })
  const releases = [await budget.acquire(first(10), stays), await budget.acquire(first(10), stays)]
  const admitted: string[] = []
  const more = budget.acquire(first(10), stays).then(() => admitted.push('first'))
  await budget.acquire(second(10), stays)
  const others = budget.acquire(third(10), stays).then(() => admitted.push('third'))
  await new Promise(setImmediate)
  expect(admitted).toEqual([])
  for (const release of releases) release()
  await Promise.all([more, others])
})

test('who needs little waits behind who waits for much, unless that one holds its share', async () => {
  const budget = createMemoryBudget({ totalBytes: 30, reservedBytes: 10, maxWaiting: 10 })
  const release = await budget.acquire(first(15), stays)
  const admitted: string[] = []
  const more = budget.acquire(first(10), stays).then(() => admitted.push('first'))
  await budget.acquire(second(5), stays)
  const much = budget.acquire(second(15), stays).then(() => admitted.push('second'))
  const little = budget.acquire(third(1), stays).then(() => admitted.push('third'))
  await new Promise(setImmediate)
  expect(admitted).toEqual([])
  release()
  await Promise.all([more, much])
  expect(admitted).toEqual(['first', 'second'])
  void little
})

test('who has given back all that it held is let in like anybody else', async () => {
  const budget = createMemoryBudget({ totalBytes: 20, reservedBytes: 10, maxWaiting: 5 })
  for (let turn = 0; turn < 3; turn++) {
    const release = await budget.acquire(first(10), stays)
    release()
  }
})

test('more than the whole budget is let in alone', async () => {
  const budget = createMemoryBudget({ totalBytes: 10, reservedBytes: 0, maxWaiting: 5 })
  const release = await budget.acquire(first(1000), stays)
  release()
  await budget.acquire(second(10), stays)
})

test('when too many of one address wait, its next is turned away, and nobody else', async () => {
  const budget = createMemoryBudget({ totalBytes: 20, reservedBytes: 10, maxWaiting: 1 })
  const release = await budget.acquire(first(10), stays)
  const waits = budget.acquire(first(10), stays)
  await expect(budget.acquire(first(1), stays)).rejects.toMatchObject({ statusCode: 503 })
  await budget.acquire(second(10), stays)
  void budget.acquire(third(10), stays)
  release()
  await waits
})

test('whoever goes while waiting holds up nobody', async () => {
  const budget = createMemoryBudget({ totalBytes: 10, reservedBytes: 0, maxWaiting: 5 })
  const release = await budget.acquire(first(10), stays)
  const caller = new AbortController()
  const gone = budget.acquire(second(10), caller.signal)
  const next = budget.acquire(third(5), stays)
  caller.abort()
  await expect(gone).rejects.toMatchObject({ code: 'gone' })
  release()
  await next
})

test('a budget at which somebody waits while nobody comes or goes for longer than a request lasts is stuck', async () => {
  let time = 0
  const budget = createMemoryBudget({ totalBytes: 10, reservedBytes: 0, now: () => time })
  const states = () => [budget.status().isStuck, budget.status().freeBytes]
  const release = await budget.acquire(first(8), stays)
  time += 2 * stuckMilliseconds
  expect(states()).toEqual([false, 2])
  const caller = new AbortController()
  budget.acquire(second(8), caller.signal).catch(() => undefined)
  time += stuckMilliseconds
  expect(states()).toEqual([false, 2])
  time++
  expect(states()).toEqual([true, 2])
  caller.abort()
  expect(states()).toEqual([true, 2])
  release()
  expect(states()).toEqual([false, 10])
})

test.each([
  ['parse-word', 'document'],
  ['parse-bulk', 'documents'],
])(
  '%s reserves memory for who holds none, and reads the next of an address once it has released some',
  async (call, field) => {
    const begun: string[] = []
    const read = Promise.withResolvers<void>()
    const fake = createFakeParsing({ size: 1 })
    const parsing = createFakeParsing({
      size: 1,
      async parse(pieces, filename) {
        begun.push(filename)
        await read.promise
        return fake.parse(pieces, filename)
      },
    })
    const app = createApp(createFakeServices({ parsing }))
    const send = async (remoteAddress: string, filename: string) => {
      const { payload, headers } = await formOf(field, { [filename]: 'a' })
      const declared = { ...headers, 'content-length': String(10 * 1024 * 1024) }
      const url = `/api/html/${call}`
      return app.inject({ method: 'POST', url, payload, headers: declared, remoteAddress })
    }
    const sent = [send('192.0.2.1', 'one.docx')]
    await vi.waitFor(() => expect(begun).toEqual(['one.docx']))
    sent.push(send('192.0.2.1', 'two.docx'), send('192.0.2.2', 'other.docx'))
    await vi.waitFor(() => expect(begun).toHaveLength(2))
    expect(begun).toEqual(['one.docx', 'other.docx'])
    read.resolve()
    expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  },
)
