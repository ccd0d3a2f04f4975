import type { FastifyRequest } from 'fastify'

/** How many bytes of body a request says will come, if it says so. */
export function declaredLengthOf({ headers }: FastifyRequest): number | undefined {
  const length = Number(headers['content-length'])
  return Number.isNaN(length) ? undefined : length
}
