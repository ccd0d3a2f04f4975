import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import { createFakeServices } from './fake-services.ts'

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
