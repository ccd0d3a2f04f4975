import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../app.ts'
import { createFakeServices } from '../fake-services.ts'

const most = 200

/** Connections of one address to the tool, as it is but for the proxies it believes. */
async function listen(trustedProxies: string[]) {
  const config = { parseRateLimit: 1000, publicUrl: undefined, trustedProxies }
  const app = createApp(createFakeServices({ config }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sockets: Socket[] = []
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await app.close()
  })

  return {
    /** Whether each of so many new connections is answered. */
    open: (count: number, localAddress = '127.0.0.1') =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const socket = connect({ port, host: '127.0.0.1', localAddress })
          sockets.push(socket)
          return await isAnswered(socket)
        }),
      ),
    async closeAll() {
      for (const socket of sockets.splice(0)) socket.destroy()
      while ((await connectionsOf(app.server)) > 0) await new Promise(setImmediate)
    },
  }
}

function isAnswered(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    socket.on('error', () => undefined)
    socket.once('data', () => resolve(true))
    socket.once('close', () => resolve(false))
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
  })
}

function connectionsOf(server: { getConnections(tell: (error: Error | null, count: number) => void): void }) {
  return new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
}

const countOf = (answers: boolean[]) => answers.filter(Boolean).length

test('an address has no more connections than its share, and leaves the rest to others', async () => {
  const { open, closeAll } = await listen([])
  expect(countOf(await open(most + 50))).toBe(most)
  expect(await open(1)).toEqual([false])
  expect(await open(1, '127.0.0.2')).toEqual([true])

  await closeAll()
  expect(countOf(await open(most + 1))).toBe(most)
})

test('a trusted proxy has as many as it needs', async () => {
  const { open } = await listen(['10.0.0.0/8', '127.0.0.1'])
  expect(countOf(await open(most + 50))).toBe(most + 50)
})
