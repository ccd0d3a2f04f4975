import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createFakeParsing } from '#conversion/fake.ts'
import { describeRefusal } from '#texts/refusals.ts'
import { maxBulkBytes } from '../limits.ts'
import { refusedRequest } from '../refusals/refusal.ts'
import { createAnswer } from './answer.ts'
import { createAnswerBudget } from './answer-budget.ts'
import { streamLines } from './bulk-lines.ts'
import { limitResults, parseAll } from './parse-all.ts'

const stays = new AbortController().signal
const megabyte = 1024 * 1024

/** A bulk of so many documents, each with a result of 100,000 characters, of which the answer may hold five. */
function startLines(count: number, allCame = Promise.resolve()) {
  let begun = 0
  let isRead = false
  void allCame.then(() => (isRead = true))
  const parsing = createFakeParsing()
  async function* uploads() {
    for (let index = 0; index < count; index++) {
      begun++
      yield { filename: `${index}.docx`, pieces: [Buffer.alloc(100_000, 'x')] }
    }
  }
  const answer = createAnswer(550_000, () => isRead)
  const acquire = async () => () => undefined
  const results = parseAll(uploads(), parsing, { signal: stays, acquire, answer })
  return { stream: streamLines(limitResults(results, answer), allCame), begun: () => begun }
}

async function pass(turns: number) {
  for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate)
}

const linesOf = (all: string) =>
  all
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

test('while nobody reads, no more documents are read; then all are', async () => {
  const { stream, begun } = startLines(50)
  const lines = await stream
  await pass(500)
  expect(begun()).toBeLessThan(12)
  const all = linesOf(await text(lines))
  expect(all).toHaveLength(51)
  expect(all.at(-1)).toMatchObject({ type: 'summary', summary: { total: 50, successful: 50, failed: 0 } })
})

test('while the form still comes what the answer cannot hold is refused by name at once', async () => {
  const { stream } = startLines(50, new Promise<void>(() => undefined))
  const all = linesOf(await text(await stream))
  const read = all.filter(({ result }) => result?.success)
  expect(read.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
  expect(all.at(-1)).toMatchObject({ type: 'summary', summary: { total: 50, successful: 5, failed: 45 } })
})

test('for a reader who has gone nothing more is read', async () => {
  const { stream, begun } = startLines(50)
  const lines = await stream
  await pass(500)
  const before = begun()
  lines.destroy()
  await pass(500)
  expect(begun()).toBe(before)
})

test('an error behind the first result is told in the last line', async () => {
  async function* results() {
    yield { index: 0, gist: { success: true, filename: 'a.docx', errors: [] }, json: Buffer.from('{}') }
    throw refusedRequest(describeRefusal('bulk-too-large'))
  }
  const all = linesOf(await text(await streamLines(results(), Promise.resolve())))
  expect(all).toMatchObject([
    { type: 'result', index: 0 },
    { type: 'summary', success: false, summary: { total: 1 }, errors: [{ type: 'FILE_TOO_LARGE' }] },
  ])
})

test('an answer that is full takes nothing more, however small', async () => {
  const answer = createAnswer(100, () => false)
  expect([answer.takes(60), answer.takes(60), answer.takes(1)]).toEqual([true, false, false])
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
