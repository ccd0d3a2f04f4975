import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

type Options = {
  /** How many connections one address may have open at a time. */
  most: number
  /** A proxy holds connections of many callers. */
  isProxy: (address: string) => boolean
}

/** No address takes all connections away from the others: what it opens beyond its share is closed at once. */
export function limitByAddress(server: Server, { most, isProxy }: Options) {
  const open = new Map<string, number>()

  server.on('connection', (socket: Socket) => {
    // Who has hung up again already has no address any more: what it sent would be counted for nobody.
    if (socket.remoteAddress === undefined) {
      socket.destroy()
      return
    }
    if (isProxy(socket.remoteAddress)) return
    const address = normalizeIP(socket.remoteAddress)
    const count = open.get(address) ?? 0
    if (count >= most) {
      socket.destroy()
      return
    }
    open.set(address, count + 1)
    socket.once('close', () => {
      const others = (open.get(address) ?? 0) - 1
      if (others > 0) open.set(address, others)
      else open.delete(address)
    })
  })
}
