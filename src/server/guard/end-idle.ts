import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Of Node's own: what it has handed to the system, and how much of that the system has not taken yet. */
type Internals = {
  _handle?: { bytesWritten: number; writeQueueSize: number } | null
  _httpMessage?: ServerResponse | null
}

const looks = 6
/** Of an answer that has begun: who takes a little now and then would hold what it holds in memory for ever. */
const mostLooksAtAnswer = 20 * looks

/**
 * Ends connections over which nothing went out for this long, though it could have: an answer waits that nobody reads, or
 * nobody asked for one. Who waits for a document to be read, or for the next line of an answer, goes on waiting, and who
 * still sends a request need not read yet: both have limits of their own. Node's for idle connections does not do, as
 * empty lines between requests, which mean nothing, put it off for ever. An answer may take twenty times as long as a whole.
 */
export function endIdle(server: Server, milliseconds: number) {
  server.on('connection', (socket: Socket & Internals) => {
    let before = 0
    let readBefore = 0
    let idleLooks = 0
    let answer: ServerResponse | undefined
    let answerLooks = 0

    const timer = setInterval(() => {
      const { bytesWritten = 0, writeQueueSize = 0 } = socket._handle ?? {}
      const sent = bytesWritten - writeQueueSize
      const isSending = isReceiving(socket) && socket.bytesRead > readBefore
      const isIdle = sent === before && (writeQueueSize > 0 ? !isSending : !socket._httpMessage)
      before = sent
      readBefore = socket.bytesRead
      idleLooks = isIdle ? idleLooks + 1 : 0
      const begun = socket._httpMessage?.headersSent ? socket._httpMessage : undefined
      answerLooks = begun && begun === answer ? answerLooks + 1 : 0
      answer = begun
      if (idleLooks >= looks || answerLooks >= mostLooksAtAnswer) socket.destroy()
    }, milliseconds / looks)
    timer.unref()
    socket.once('close', () => clearInterval(timer))
  })
}

/** An answer may begin before its request has come as a whole. */
function isReceiving({ _httpMessage }: Internals): boolean {
  return _httpMessage?.req.complete === false
}
