/** What only real sockets show: however callers leave, the memory that they were given is free afterwards. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse } from '#base/result.ts'
import { createFakeParsing } from '#conversion/fake.ts'
import { createApp } from '../app.ts'
import { createFakeRateRedis } from '../counts/fake-commands.ts'
import { createFakeServices, formOf } from '../fake-services.ts'

let app: ReturnType<typeof createApp>
let origin = ''

/** Every count waits for `beforeCount`, as for a Redis that is far away. */
async function listen(beforeCount?: () => Promise<void>) {
  const fake = createFakeParsing({ size: 1 })
  const parsing = createFakeParsing({
    size: 1,
    async parse(pieces, filename, { signal } = {}) {
      if (!Buffer.concat(pieces).toString().startsWith('hangs')) return fake.parse(pieces, filename)
      if (signal && !signal.aborted) await once(signal, 'abort')
      return refuse('cancelled')
    },
  })
  const { redis } = createFakeRateRedis(beforeCount)
  app = createApp(createFakeServices({ parsing, counting: { redis, status: () => 'shared' } }))
  await app.listen({ port: 0, host: '0.0.0.0' })
  origin = `http://127.0.0.1:${new URL(app.listeningOrigin).port}`
}

afterEach(() => app.close())

async function takenMemory() {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  const lines = metrics.matchAll(/^memory_budget_bytes\{budget="(\w+)",state="taken"\} (\d+)$/gm)
  return Object.fromEntries([...lines].map(([, budget, bytes]) => [budget, Number(bytes)]))
}

const none = { uploads: 0, answers: 0, json: 0, calls: 0, team: 0, pictures: 0 }

async function expectWorkAsBefore() {
  await vi.waitFor(async () => expect(await takenMemory()).toEqual(none), { timeout: 5_000 })
  const { payload, headers } = await formOf('document', { 'gold.docx': 'Gold' })
  const sent = await fetch(`${origin}/api/html/parse-word`, { method: 'POST', body: payload, headers })
  expect(sent.status).toBe(200)
}

async function open(localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined).resume()
  await once(socket, 'connect')
  return socket
}

const form = 'multipart/form-data; boundary=x'
const calls = {
  'parse-word': ['/api/html/parse-word', form],
  'parse-bulk': ['/api/html/parse-bulk', form],
  'generate-html': ['/api/html/generate-html-from-word', 'application/json'],
  'generate-field': ['/api/ai/generate-field', 'application/json'],
} as const

const names = Object.keys(calls) as (keyof typeof calls)[]

/** The head of a request that declares a body of so many bytes. */
function headOf(call: keyof typeof calls, length: number) {
  const [url, type] = calls[call]
  return `POST ${url} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`
}

const megabyte = 1024 * 1024

/** A whole upload of one document. */
async function requestOf(contents: string) {
  const { payload, headers } = await formOf('document', { 'a.docx': contents })
  const head = `POST /api/html/parse-word HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), payload])
}

test('a request that waits behind another of its connection takes nothing with it when both are reset', async () => {
  await listen()
  const holder = await open()
  holder.write(headOf('parse-word', 10 * megabyte))
  await vi.waitFor(async () => expect(await takenMemory()).toMatchObject({ uploads: 10 * megabyte }))

  const pipelining = await open('127.0.0.2')
  const hanging = await requestOf('hangs')
  pipelining.write(hanging)
  await vi.waitFor(async () => expect(await takenMemory()).toMatchObject({ uploads: 11 * megabyte }))
  pipelining.write(headOf('parse-word', 9 * megabyte))
  await wait(50)
  pipelining.resetAndDestroy()
  await wait(50)
  holder.resetAndDestroy()
  await expectWorkAsBefore()
})

test('uploads that are cancelled while their count is waited for take nothing with them', async () => {
  const counted = Promise.withResolvers<void>()
  await listen(() => counted.promise)
  for (const call of names) {
    for (let count = 0; count < 5; count++) {
      const socket = await open(`127.0.0.${count + 1}`)
      socket.write(headOf(call, 300_000))
      await wait(5)
      socket.resetAndDestroy()
    }
  }
  await wait(50)
  counted.resolve()
  await expectWorkAsBefore()
})

test('nothing is left of a storm of requests that are cut off anywhere', async () => {
  await listen(() => wait(3))
  const whole = await requestOf('Gold')
  await Promise.all(
    Array.from({ length: 150 }, async (_, index) => {
      const call = names[index % names.length] ?? 'parse-word'
      const socket = await open(`127.0.0.${1 + (index % 4)}`)
      socket.write(whole.subarray(0, index % 3 === 0 ? whole.length : 0))
      socket.write(headOf(call, 200_000))
      await wait(index % 12)
      socket.write(Buffer.alloc(1 + index * 100))
      await wait(index % 7)
      if (index % 2) socket.resetAndDestroy()
      else socket.destroy()
    }),
  )
  await expectWorkAsBefore()
})
