import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../app.ts'
import { createFakeServices } from '../fake-services.ts'
import { answerInTime } from './answer-in-time.ts'

const limit = 300
/** More than any system takes for a caller who reads nothing. */
const muchText = Buffer.alloc(32 * 1024 * 1024, 'x')
const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

/** A caller, and the other end of its connection. */
async function call(answer: RequestListener, request = get) {
  const inTime = answerInTime(limit)
  const server = createServer((request, response) => {
    void inTime(undefined as never, { raw: response })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const accepted = once(server, 'connection') as Promise<[Socket]>
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  caller.on('error', () => undefined)
  caller.write(request)
  const [held] = await accepted
  held.on('error', () => undefined)
  onTestFinished(() => {
    caller.destroy()
    server.close()
  })
  return { caller, held }
}

test.each([
  ['written at once', (response) => response.end(muchText)],
  [
    'written piece by piece',
    (response) => {
      for (let part = 0; part < 32; part++) response.write(muchText.subarray(0, 1024 * 1024))
      response.end()
    },
  ],
  ['without an end', (response) => response.write(muchText)],
] as [string, (response: Parameters<RequestListener>[1]) => void][])(
  'an answer that nobody reads ends its connection: %s',
  async (_, answer) => {
    const { held } = await call((_, response) => answer(response))
    await once(held, 'close')
  },
)

test('a caller who sends more and reads nothing is cut off all the same', async () => {
  const { caller, held } = await call((_, response) => void response.end(muchText))
  const sending = setInterval(() => caller.write(get), limit / 10)
  onTestFinished(() => clearInterval(sending))
  await once(held, 'close')
})

test('the time begins with the answer, however long it took to be made', async () => {
  const server = createServer(async (_, response) => {
    await wait(limit * 1.5)
    void answerInTime(limit)(undefined as never, { raw: response })
    response.end('little')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect(await answer.text()).toBe('little')
})

test('an answer that has no end, to whoever reads it, is cut off', async () => {
  const { caller, held } = await call((_, response) => {
    const writing = setInterval(() => response.write('more'), 10)
    response.once('close', () => clearInterval(writing))
  })
  caller.resume()
  await once(held, 'close')
})

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
