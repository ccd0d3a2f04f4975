import type { FastifyReply, FastifyRequest } from 'fastify'

/** A hook: who has not read an answer by then is hung up on, as it holds memory. A proxy reads it at once. */
export function answerInTime(milliseconds = 600_000) {
  return async (_: FastifyRequest, { raw }: Pick<FastifyReply, 'raw'>) => {
    const timer = setTimeout(() => raw.destroy(), milliseconds).unref()
    for (const end of ['finish', 'close']) raw.once(end, () => clearTimeout(timer))
  }
}

/** A hook: who is answered while still sending goes on unread. Hung up on at once, many would never see the answer. */
export async function takeUnread({ raw }: FastifyRequest, reply: FastifyReply) {
  if (raw.complete !== false) return
  // Fastify says `close` of a body that it could not take, and Node then hangs up as soon as that is said.
  reply.removeHeader('connection')
  reply.raw.once('finish', () => raw.unpipe().resume())
}
