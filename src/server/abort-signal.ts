import type { FastifyReply } from 'fastify'

/** Aborts when the caller has gone before the answer was sent. */
export function abortSignalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
