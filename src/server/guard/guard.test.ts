import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../app.ts'
import { createFakeServices } from '../fake-services.ts'

test('who holds a connection without a word, or too many of them, is cut off', () => {
  expect(createApp(createFakeServices()).server).toMatchObject({
    headersTimeout: 5_000,
    requestTimeout: 300_000,
    keepAliveTimeout: 10_000,
    maxConnections: 1000,
    maxRequestsPerSocket: 100,
  })
})

/** What comes back over a connection on which this was sent. */
async function send(bytes: string, timeouts: { requestTimeout: number }): Promise<string> {
  const http = { headersTimeout: 100, connectionsCheckingInterval: 50, ...timeouts }
  const app = createApp(createFakeServices(), { http, ...timeouts, keepAliveTimeout: 300 })
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(bytes)
  return await text(socket)
}

test.each([
  ['/api/ai/generate-field', 'application/json'],
  ['/api/html/generate-html-from-word', 'application/json'],
  ['/api/html/parse-word', 'multipart/form-data; boundary=x'],
  ['/api/html/parse-bulk', 'multipart/form-data; boundary=x'],
])('a body that comes too slowly is given up: %s', async (url, type) => {
  const head = `POST ${url} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n--x`
  expect(await send(head, { requestTimeout: 300 })).toMatch(/^HTTP\/1\.1 408 /)
})

test('of what is sent over one connection without waiting for answers, 100 are answered', async () => {
  const answers = await send('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(150), { requestTimeout: 5000 })
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(100)
})
