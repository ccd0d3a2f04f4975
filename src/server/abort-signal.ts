import type { FastifyReply } from 'fastify'

const signals = new WeakMap<FastifyReply, AbortSignal>()

/** Aborts when the caller has gone before the answer was sent. */
export function abortSignalOf(reply: FastifyReply): AbortSignal {
  const known = signals.get(reply)
  if (known) return known
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  signals.set(reply, controller.signal)
  return controller.signal
}
