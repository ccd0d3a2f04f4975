import { EventEmitter } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { createFakeServices } from './fake-services.ts'
import { closeUnread } from './receive-in-time.ts'

test('who sends more than may be sent is told so while sending, and is cut off then', async () => {
  const app = createApp(createFakeServices())
  onTestFinished(() => app.close())
  await app.listen({ port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port)
  socket.on('error', () => undefined)
  let answer = ''
  socket.on('data', (piece) => {
    answer += piece
  })
  socket.write('POST /api/ai/generate-field HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n')
  socket.write('transfer-encoding: chunked\r\n\r\n')
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
  const sending = setInterval(() => socket.write(chunk), 1)
  // Our own writing may fail first, which `once` would throw.
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(sending)
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
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
  await closeUnread({ raw } as never, { raw: answer } as never)
  raw.complete = complete
  answer.emit('finish')
  vi.runAllTimers()
  expect(destroy).toHaveBeenCalledTimes(cuts)
})
