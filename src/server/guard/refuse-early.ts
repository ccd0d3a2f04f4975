import type { FastifyRequest } from 'fastify'
import { texts } from '#texts/server/requests.ts'
import { notFound, RequestError } from '../errors.ts'

/** A hook: who has hung up may have no address any more. Nothing is counted or done for nobody. */
export async function refuseGone({ raw: { socket } }: FastifyRequest) {
  if (socket.destroyed || socket.remoteAddress === undefined) throw hasGone()
}

/** Nobody hears it: it is what stands in the counts and the log. */
export function hasGone() {
  return new RequestError(400, 'gone', texts.gone)
}

/** A hook: who sends something to an address that there is not is told so before it is read. */
export async function refuseUnknown({ is404, method }: FastifyRequest) {
  if (is404 && method !== 'GET' && method !== 'HEAD') throw nothingHere()
}

export function nothingHere() {
  return notFound(texts.nothingHere)
}
