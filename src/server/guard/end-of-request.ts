import type { FastifyReply } from 'fastify'

type Ends = { over: AbortController; gone: AbortController }

const known = new WeakMap<FastifyReply, Ends>()

/** Aborts when the caller has gone before the answer was sent. */
export function abortSignalOf(reply: FastifyReply): AbortSignal {
  return endsOf(reply).gone.signal
}

/** Does it once the answer is sent or the caller has gone; at once, where that was while something else was waited for. */
export function whenOver(reply: FastifyReply, act: () => void) {
  const { signal } = endsOf(reply).over
  if (signal.aborted) act()
  else signal.addEventListener('abort', act, { once: true })
}

/** Of requests that wait for their turn in one connection only the first has an answer that hears how it ends. */
function endsOf(reply: FastifyReply): Ends {
  const ends = known.get(reply) ?? { over: new AbortController(), gone: new AbortController() }
  if (known.has(reply)) return ends
  known.set(reply, ends)
  const { raw } = reply
  const { socket } = reply.request.raw

  function end() {
    raw.off('close', end)
    socket.off('close', end)
    if (!raw.writableFinished) ends.gone.abort()
    ends.over.abort()
  }
  raw.once('close', end)
  socket.once('close', end)
  if (raw.destroyed || socket.destroyed) end()
  return ends
}
