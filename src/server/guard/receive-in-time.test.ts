import { EventEmitter } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { createFakeServices } from '../fake-services.ts'
import { closeUnread, receivingMilliseconds } from './receive-in-time.ts'

test('who sends more than may be sent is told so while sending, and is not hung up on at once', async () => {
  const app = createApp(createFakeServices())
  onTestFinished(() => app.close())
  await app.listen({ port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port)
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  let answer = ''
  socket.on('data', (piece) => {
    answer += piece
  })
  socket.write('POST /api/ai/generate-field HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n')
  socket.write('transfer-encoding: chunked\r\n\r\n')
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
  const send = () => new Promise<unknown>((resolve) => socket.write(chunk, resolve))
  while (!answer && !socket.destroyed) await send()
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  // Hung up on at once, some would see that before their answer.
  for (let sent = 0; sent < 100; sent++) expect(await send()).toBeFalsy()
})

test('who is answered early and does not end is cut off', async () => {
  const app = createApp(createFakeServices())
  onTestFinished(() => app.close())
  await app.listen({ port: 0 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const socket = connect((app.server.address() as AddressInfo).port)
  onTestFinished(() => void socket.destroy())
  const cut = new Promise((resolve) => socket.once('close', resolve))
  socket.write('POST /api/html/parse-word HTTP/1.1\r\nhost: a\r\ncontent-length: 20000000\r\n\r\n')
  expect(String(await new Promise((resolve) => socket.once('data', resolve)))).toMatch(/^HTTP\/1\.1 413 /)
  while (vi.getTimerCount() === 0) await new Promise(setImmediate)
  vi.runAllTimers()
  await cut
})

test.each([
  [true, 'so the connection is for the next request', 0],
  [false, 'so the connection ends', 1],
])('a body that was read to its end: %s, %s', async (complete, _, cuts) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const destroy = vi.fn()
  const raw = Object.assign(new PassThrough(), { complete: false, socket: { destroy } })
  const answer = new EventEmitter()
  await closeUnread({ raw } as never, { raw: answer, removeHeader: vi.fn() } as never)
  raw.complete = complete
  answer.emit('finish')
  vi.runAllTimers()
  expect(destroy).toHaveBeenCalledTimes(cuts)
})

test.each([
  ['/api/ai/generate-field', 'application/json'],
  ['/api/html/generate-html-from-word', 'application/json'],
  ['/api/html/parse-word', 'multipart/form-data; boundary=x'],
  ['/api/html/parse-bulk', 'multipart/form-data; boundary=x'],
])('a body that comes too slowly is given up: %s', async (url, type) => {
  const app = createApp(createFakeServices())
  onTestFinished(() => app.close())
  await app.ready()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const payload = new PassThrough()
  payload.write('--x')
  const headers = { 'content-type': type, 'transfer-encoding': 'chunked' }
  const answer = app.inject({ method: 'POST', url, payload, headers })
  while (vi.getTimerCount() === 0) await new Promise(setImmediate)
  vi.advanceTimersByTime(receivingMilliseconds)
  expect((await answer).statusCode).toBe(408)
})

test('the wait for room in memory is not part of the time that a body may take', async () => {
  const app = createApp(createFakeServices())
  onTestFinished(() => app.close())
  await app.ready()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const post = (payload: PassThrough) =>
    app.inject({
      method: 'POST',
      url: '/api/html/generate-html-from-word',
      payload,
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    })
  const slow = post(new PassThrough())
  while (vi.getTimerCount() === 0) await new Promise(setImmediate)
  const waiting = post(new PassThrough().end('{"content":{},"metadata":{"pageName":"a","components":[]}}'))
  await new Promise(setImmediate)
  vi.advanceTimersByTime(receivingMilliseconds)
  expect((await slow).statusCode).toBe(408)
  expect((await waiting).statusCode).toBe(200)
})

test('who holds a connection without a word, or too many of them, is cut off', () => {
  expect(createApp(createFakeServices()).server).toMatchObject({
    headersTimeout: 5_000,
    requestTimeout: 300_000,
    keepAliveTimeout: 10_000,
    maxConnections: 1000,
  })
})
