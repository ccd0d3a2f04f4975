import type { FastifyRequest } from 'fastify'
import { RequestError } from './errors.ts'

/** Who hangs up at once has no address any more: nothing is counted or done for nobody. */
export async function refuseGone(request: FastifyRequest) {
  if (request.raw.socket.destroyed) throw new RequestError(400, 'gone', 'The caller has gone.')
}
