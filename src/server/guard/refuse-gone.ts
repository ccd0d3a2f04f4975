import type { FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'

/** Who hangs up at once has no address any more: nothing is counted or done for nobody. */
export async function refuseGone({ raw: { socket } }: FastifyRequest) {
  if (socket.destroyed) throw hasGone()
}

/** Nobody hears it: it is what stands in the counts and the log. */
export function hasGone() {
  return new RequestError(400, 'gone', 'The caller has gone.')
}
