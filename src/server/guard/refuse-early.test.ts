import { execFileSync } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { createFakeServices } from '../fake-services.ts'

test('for who has hung up before being heard nothing is done', async () => {
  const app = createApp(createFakeServices())
  const refused = Promise.withResolvers<unknown>()
  app.addHook('onError', async (_request, _reply, error) => refused.resolve(error))
  app.server.prependListener('request', (request) => request.socket.destroy())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('POST /api/ai/generate-field HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n')
  expect(await refused.promise).toMatchObject({ statusCode: 400, code: 'gone' })
  await app.close()
})

test.each([[[]], [['loopback']]])(
  'callers that were gone before the server saw them are no error of ours, with proxies %j',
  async (trustedProxies) => {
    const config = { parseRateLimit: 1000, publicUrl: undefined, trustedProxies }
    const app = createApp(createFakeServices({ config }))
    await app.listen({ port: 0, host: '127.0.0.1' })
    // While this runs, the server does not.
    execFileSync(process.execPath, ['-e', sendAndReset(new URL(app.listeningOrigin).port)])
    await wait(100)
    expect((await app.inject('/metrics')).body).not.toMatch(/status="500"|code="internal"/)
    await app.close()
  },
)

function sendAndReset(port: string): string {
  const head = 'POST /api/ai/generate-field HTTP/1.1\\r\\nhost: localhost\\r\\ncontent-length: 0\\r\\n\\r\\n'
  return `for (let count = 0; count < 10; count++) {
    const socket = require('node:net').connect(${port}, '127.0.0.1')
    socket.write('${head}', () => socket.resetAndDestroy())
  }`
}

const app = createApp(createFakeServices())

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'what is sent by %s to an address that there is not is not read',
  async (method) => {
    const parse = vi.spyOn(JSON, 'parse')
    const response = await app.inject({ method, url: '/api/nowhere', payload: { a: 1 } })
    expect(response.statusCode).toBe(404)
    expect(parse.mock.calls.map(([text]) => text)).not.toContain('{"a":1}')
    parse.mockRestore()
    expect(response.json()).toMatchObject({ error: 'There is nothing at this address.' })
  },
)
