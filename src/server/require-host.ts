import type { FastifyRequest } from 'fastify'
import { RequestError } from './errors.ts'

/** A hook: HTTP/1.1 wants a host. Node would say so itself, without the headers that every answer of ours carries. */
export async function requireHost({ raw }: FastifyRequest) {
  if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
    throw new RequestError(400, 'no-host', 'This request does not say which host it is for.')
}
