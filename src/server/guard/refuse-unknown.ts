import type { FastifyRequest } from 'fastify'
import { notFound } from '../errors.ts'

/** A hook: who sends something to an address that there is not is told so before it is read. */
export async function refuseUnknown({ is404, method }: FastifyRequest) {
  if (is404 && method !== 'GET' && method !== 'HEAD') throw nothingHere()
}

export function nothingHere() {
  return notFound('There is nothing at this address.')
}
