import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** What a server said on a bare connection: the status of its first answer, if any, and how long that took. */
export type Exchange = { status: number | 'closed'; text: string; milliseconds: number }

/**
 * Opens a connection, lets `write` put on it whatever it likes, and takes the first answer. Ends when that has come, or
 * when the other side has closed the connection.
 */
export async function exchange(origin: string, write: (socket: Socket) => unknown): Promise<Exchange> {
  const { hostname, port } = new URL(origin)
  const start = performance.now()
  const socket = connect(Number(port), hostname)
  socket.setEncoding('latin1')
  // The other side may hang up in the middle of our writing; that is an answer too.
  socket.on('error', () => undefined)
  const answered = firstAnswer(socket)
  await once(socket, 'connect')
  void write(socket)
  const text = await answered
  socket.destroy()
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])
  return { status: status || 'closed', text, milliseconds: performance.now() - start }
}

function firstAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    socket.on('data', (piece: string) => {
      text += piece
      if (text.includes('\r\n\r\n')) resolve(text)
    })
    socket.on('close', () => resolve(text))
  })
}
