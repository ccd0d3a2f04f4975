import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { createFakeServices } from '../fake-services.ts'
import { endIdle } from './end-idle.ts'

const limit = 120
/** More than any system takes for a caller who reads nothing. */
const muchText = Buffer.alloc(32 * 1024 * 1024, 'x')
const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

afterEach(() => void vi.useRealTimers())

/** A caller, and the other end of its connection. */
async function callServer(server: Server, request: string) {
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const accepted = once(server, 'connection') as Promise<[Socket]>
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  caller.on('error', () => undefined)
  caller.write(request)
  const [held] = await accepted
  onTestFinished(() => {
    caller.destroy()
    server.close()
  })
  return { caller, held }
}

function serve(answer: RequestListener) {
  const server = createServer(answer)
  endIdle(server, limit)
  return server
}

/** Of a body that its caller takes in pieces, with pauses shorter than the limit between. */
async function readSlowly(caller: Socket, length: number) {
  let taken = 0
  let piece = 0
  caller.on('data', ({ length }: Buffer) => {
    taken += length
    piece += length
    if (piece < 4 * 1024 * 1024) return
    piece = 0
    caller.pause()
    setTimeout(() => caller.resume(), limit / 4)
  })
  caller.resume()
  while (taken < length && !caller.closed) await wait(5)
  return taken
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
] as [string, (response: Parameters<RequestListener>[1]) => void][])(
  'an answer that nobody reads ends its connection: %s',
  async (_, answer) => {
    const { held } = await callServer(
      serve((_, response) => answer(response)),
      get,
    )
    await once(held, 'close')
  },
)

test('a caller who sends more and reads nothing is cut off all the same', async () => {
  const { caller, held } = await callServer(
    serve((_, response) => void response.end(muchText)),
    get,
  )
  const sending = setInterval(() => caller.write(get), limit / 10)
  onTestFinished(() => clearInterval(sending))
  await once(held, 'close')
})

test('who reads slowly, with pauses, gets it whole', async () => {
  const { caller } = await callServer(
    serve((_, response) => void response.end(muchText)),
    get,
  )
  expect(await readSlowly(caller, muchText.length)).toBeGreaterThan(muchText.length)
})

test('an answer that has nothing to say for a while goes on', async () => {
  const { caller, held } = await callServer(
    serve(async (_, response) => {
      response.write('first')
      await wait(limit * 4)
      response.end('last')
    }),
    get,
  )
  let text = ''
  caller.on('data', (piece) => {
    text += piece
  })
  caller.resume()
  while (!text.includes('last') && !held.destroyed) await wait(5)
  expect(text).toContain('last')
})

test('an answer that has no end, to whoever reads it, is cut off after twenty times as long', async () => {
  const { caller, held } = await callServer(
    serve((_, response) => {
      const writing = setInterval(() => response.write('more'), limit / 12)
      response.once('close', () => clearInterval(writing))
    }),
    get,
  )
  caller.resume()
  await once(held, 'close')
})

test('who still sends need not read yet', async () => {
  const read = Promise.withResolvers<void>()
  const { caller, held } = await callServer(
    serve((request, response) => {
      response.write(muchText)
      request.resume().on('end', () => {
        read.resolve()
        response.end()
      })
    }),
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n',
  )
  for (const byte of ['a', 'b', 'c', 'd']) {
    await wait(limit / 2)
    expect(held.destroyed).toBe(false)
    caller.write(byte)
  }
  await read.promise
  // With the last byte sent, reading is due.
  await once(held, 'close')
})

test('who neither sends the rest nor reads is hung up on', async () => {
  const { held } = await callServer(
    serve((_, response) => void response.end(muchText)),
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nab',
  )
  const closed = once(held, 'close').then(() => 'closed')
  expect(await Promise.race([closed, wait(10 * limit)])).toBe('closed')
})

test('empty lines between requests do not keep a connection open', async () => {
  const { caller, held } = await callServer(
    serve((_, response) => void response.end('little')),
    get,
  )
  caller.resume()
  const sending = setInterval(() => caller.write('\r\n'), limit / 10)
  onTestFinished(() => clearInterval(sending))
  await once(held, 'close')
})

test('one request after the other keeps a connection open', async () => {
  const { caller, held } = await callServer(
    serve((_, response) => void response.end('little')),
    get,
  )
  caller.resume()
  for (let count = 0; count < 10; count++) {
    await wait(limit / 4)
    caller.write(get)
  }
  expect(held.destroyed).toBe(false)
})

test('the tool waits half a minute for a reader', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const app = createApp(createFakeServices())
  app.get('/much', async () => muchText)
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { held } = await callServer(app.server, get.replace('/', '/much'))
  while (held.writableLength === 0) await wait(1)

  vi.advanceTimersByTime(29_000)
  expect(held.destroyed).toBe(false)
  vi.advanceTimersByTime(10_000)
  expect(held.destroyed).toBe(true)
})
