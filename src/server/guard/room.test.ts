import { expect, test, vi } from 'vitest'
import { createFakeParsing } from '#conversion/fake.ts'
import { createApp } from '../app.ts'
import { createFakeServices, formOf } from '../fake-services.ts'
import { createRoom, stuckMilliseconds } from './room.ts'

const stays = new AbortController().signal
const guests = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
const [first, second, third] = guests.map((address) => (bytes: number) => ({ address, bytes })) as [
  Guests,
  Guests,
  Guests,
]
type Guests = (bytes: number) => { address: string; bytes: number }

test('who finds no room waits until somebody leaves, in order', async () => {
  const room = createRoom({ totalBytes: 10, keptBytes: 0, maxWaiting: 5 })
  const admitted: string[] = []
  const leaveFirst = await room.enter(first(8), stays)
  const later = room.enter(second(8), stays).then(() => admitted.push('second'))
  const last = room.enter(third(1), stays).then(() => admitted.push('third'))
  await new Promise(setImmediate)
  expect(admitted).toEqual([])
  leaveFirst()
  await Promise.all([later, last])
  expect(admitted).toEqual(['second', 'third'])
})

test('one address never holds all room', async () => {
  const room = createRoom({ totalBytes: 30, keptBytes: 10, maxWaiting: 10 })
  const leaves = [await room.enter(first(10), stays), await room.enter(first(10), stays)]
  const admitted: string[] = []
  const more = room.enter(first(10), stays).then(() => admitted.push('first'))
  await room.enter(second(10), stays)
  const others = room.enter(third(10), stays).then(() => admitted.push('third'))
  await new Promise(setImmediate)
  expect(admitted).toEqual([])
  for (const leave of leaves) leave()
  await Promise.all([more, others])
})

test('who holds nothing and needs little passes those who wait for much, and keeps them waiting no longer', async () => {
  const room = createRoom({ totalBytes: 30, keptBytes: 10, maxWaiting: 10 })
  const leave = await room.enter(first(15), stays)
  const admitted: string[] = []
  const much = room.enter(second(20), stays).then(() => admitted.push('second'))
  await room.enter(third(10), stays)
  void room.enter(third(1), stays).then(() => admitted.push('third'))
  await new Promise(setImmediate)
  expect(admitted).toEqual([])
  leave()
  await much
  expect(admitted).toEqual(['second'])
})

test('who has given back all that it held is let in like anybody else', async () => {
  const room = createRoom({ totalBytes: 20, keptBytes: 10, maxWaiting: 5 })
  for (let turn = 0; turn < 3; turn++) {
    const leave = await room.enter(first(10), stays)
    leave()
  }
})

test('more than the whole room is let in alone', async () => {
  const room = createRoom({ totalBytes: 10, keptBytes: 0, maxWaiting: 5 })
  const leave = await room.enter(first(1000), stays)
  leave()
  await room.enter(second(10), stays)
})

test('when too many of one address wait, its next is turned away, and nobody else', async () => {
  const room = createRoom({ totalBytes: 20, keptBytes: 10, maxWaiting: 1 })
  const leave = await room.enter(first(10), stays)
  const waits = room.enter(first(10), stays)
  await expect(room.enter(first(1), stays)).rejects.toMatchObject({ statusCode: 503 })
  await room.enter(second(10), stays)
  void room.enter(third(10), stays)
  leave()
  await waits
})

test('whoever goes while waiting holds up nobody', async () => {
  const room = createRoom({ totalBytes: 10, keptBytes: 0, maxWaiting: 5 })
  const leave = await room.enter(first(10), stays)
  const caller = new AbortController()
  const gone = room.enter(second(10), caller.signal)
  const next = room.enter(third(5), stays)
  caller.abort()
  await expect(gone).rejects.toMatchObject({ code: 'gone' })
  leave()
  await next
})

test('room in which somebody waits while nobody comes or goes for longer than a request lasts is stuck', async () => {
  let time = 0
  const room = createRoom({ totalBytes: 10, keptBytes: 0, now: () => time })
  const states = () => [room.status().isStuck, room.status().freeBytes]
  const leave = await room.enter(first(8), stays)
  time += 2 * stuckMilliseconds
  expect(states()).toEqual([false, 2])
  const caller = new AbortController()
  room.enter(second(8), caller.signal).catch(() => undefined)
  time += stuckMilliseconds
  expect(states()).toEqual([false, 2])
  time++
  expect(states()).toEqual([true, 2])
  caller.abort()
  expect(states()).toEqual([true, 2])
  leave()
  expect(states()).toEqual([false, 10])
})

test.each([
  ['parse-word', 'document'],
  ['parse-bulk', 'documents'],
])(
  '%s keeps room for who holds none, and reads the next of an address once it has given some back',
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
