import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from './app.ts'
import { createFakeServices } from './fake-services.ts'

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
  await once(socket, 'close')
  clearInterval(sending)
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})
