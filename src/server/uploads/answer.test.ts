import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createFakeParsing } from '#conversion/fake.ts'
import { createLineAnswer, createWholeAnswer } from './answer.ts'
import { createAnswerBudget } from './answer-budget.ts'
import { streamLines } from './bulk-lines.ts'
import { maxBulkBytes } from './limits.ts'
import { limitResults, parseAll } from './parse-all.ts'
import { createUnreadLines } from './unread-lines.ts'

const stays = new AbortController().signal
const megabyte = 1024 * 1024

type Caller = { patience: number; hasAllCome?: () => boolean; signal?: AbortSignal }

/** A bulk of so many documents, each with a result of 100,000 characters, whose answer may hold five of them. */
function startLines(count: number, { patience, hasAllCome = () => true, signal = stays }: Caller) {
  let begun = 0
  const parsing = createFakeParsing()
  async function* uploads() {
    for (let index = 0; index < count; index++) {
      begun++
      yield { filename: `${index}.docx`, pieces: [Buffer.alloc(100_000, 'x')] }
    }
  }
  const lines = createUnreadLines(signal)
  const answer = createLineAnswer(550_000, lines, hasAllCome, patience)
  const acquire = async () => () => undefined
  const results = parseAll(uploads(), parsing, { signal: stays, acquire, answer })
  const allCame = hasAllCome() ? Promise.resolve() : new Promise<void>(() => undefined)
  return { stream: streamLines(limitResults(results, answer), lines, allCame), begun: () => begun, lines }
}

async function pass(turns: number) {
  for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate)
}

const linesOf = (all: string) =>
  all
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

test('while nobody reads, no more documents are read than the answer holds; then all are', async () => {
  const { stream, begun } = startLines(50, { patience: 60_000 })
  const lines = await stream
  await pass(500)
  expect(begun()).toBeLessThan(12)
  const all = linesOf(await text(lines))
  expect(all).toHaveLength(51)
  expect(all.at(-1)).toMatchObject({ type: 'summary', summary: { total: 50, successful: 50, failed: 0 } })
})

test('when nobody reads for long, the rest is answered by name, and all has an end', async () => {
  const { stream, begun } = startLines(50, { patience: 1 })
  const lines = await stream
  while (begun() < 50) await new Promise((resolve) => setTimeout(resolve, 1))
  const all = linesOf(await text(lines))
  const refused = all.filter(({ result }) => result?.errors[0]?.type === 'TOO_MANY_FILES')
  expect(refused.length).toBeGreaterThan(40)
  expect(refused.at(-1)).toMatchObject({ result: { filename: '49.docx', success: false } })
  expect(all.at(-1)).toMatchObject({ type: 'summary', summary: { total: 50, failed: refused.length } })
})

test('while the form still comes nobody is waited for: the rest is answered by name at once', async () => {
  const { stream } = startLines(50, { patience: 60_000, hasAllCome: () => false })
  const all = linesOf(await text(await stream))
  const read = all.filter(({ result }) => result?.success)
  expect(read.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
  expect(all.at(-1)).toMatchObject({ type: 'summary', summary: { total: 50, successful: 5, failed: 45 } })
})

test('of a caller who leaves nothing is kept, and the answer is waited for no longer', async () => {
  const caller = new AbortController()
  const { stream, lines, begun } = startLines(50, { patience: 60_000, signal: caller.signal })
  await stream
  await pass(500)
  expect(lines.size()).toBeGreaterThan(400_000)
  caller.abort()
  expect(lines.size()).toBe(0)
  await pass(500)
  expect(begun()).toBe(50)
  expect(lines.size()).toBe(0)
})

test('a reader who has gone is not waited for', async () => {
  const { stream, begun } = startLines(50, { patience: 60_000 })
  const lines = await stream
  lines.destroy()
  await pass(500)
  expect(begun()).toBe(50)
})

test('an answer that is full takes nothing more, however small', async () => {
  const answer = createWholeAnswer(100)
  expect([await answer.takes(60), await answer.takes(60), await answer.takes(1)]).toEqual([
    true,
    false,
    false,
  ])
  expect(answer.isFull()).toBe(true)
})

test('answers have memory until they are sent: two at their fullest, and one of the same caller', async () => {
  const budget = createAnswerBudget(2)
  const enter = (ip: string) => {
    const raw = new PassThrough().resume()
    const headers = { 'content-length': String(maxBulkBytes) }
    const request = { ip, headers, raw: { socket: new PassThrough() } } as unknown as FastifyRequest
    let mostBytes = 0
    void budget
      .acquire(request, { raw, request } as unknown as FastifyReply)
      .then((bytes) => (mostBytes = bytes))
    return { raw, mostBytes: () => mostBytes / megabyte }
  }
  const first = enter('192.0.2.1')
  const second = enter('192.0.2.1')
  const other = enter('192.0.2.2')
  await pass(2)
  expect([first, second, other].map(({ mostBytes }) => mostBytes())).toEqual([32, 0, 32])
  first.raw.end()
  await once(first.raw, 'close')
  await pass(2)
  expect(second.mostBytes()).toBe(32)
})
