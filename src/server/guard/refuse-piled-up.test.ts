import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../app.ts'
import { createFakeServices } from '../fake-services.ts'

const get = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'

/** A connection that takes the statuses of as many answers as are due. */
async function open() {
  const app = createApp(createFakeServices())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(async () => {
    socket.destroy()
    await app.close()
  })
  let text = ''
  socket.on('data', (piece) => {
    text += piece
  })
  return async (requests: string, answers: number) => {
    text = ''
    socket.write(requests)
    const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
    await expect.poll(() => statuses().length).toBe(answers)
    return statuses()
  }
}

test('what is asked without waiting for answers is refused from the fifth request on', async () => {
  const ask = await open()
  expect(await ask(get.repeat(10), 10)).toEqual([200, 200, 200, 200, 429, 429, 429, 429, 429, 429])
  // Once all are answered, asking goes on.
  expect(await ask(get.repeat(4), 4)).toEqual([200, 200, 200, 200])
})

test('who waits for each answer asks as often as need be', async () => {
  const ask = await open()
  for (let count = 0; count < 12; count++) expect(await ask(get, 1)).toEqual([200])
})
