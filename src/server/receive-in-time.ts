import { PassThrough, type Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from './errors.ts'

/** How long a body may take to come: each file of a form, and any other body as a whole. */
export const receivingMilliseconds = 60_000

/** A hook: the body, unless it takes too long. Forms are read by themselves, file by file. */
export async function limitReceiving(request: FastifyRequest, _: FastifyReply, body: Readable) {
  if (isForm(request) || isBodiless(request)) return body
  const timed = new PassThrough()
  const timer = setTimeout(() => {
    timed.destroy(new RequestError(408, 'too-slow', 'The request took too long to come. Please try again.'))
  }, receivingMilliseconds)
  body.on('error', (error) => timed.destroy(error))
  // Of a body that nobody reads nobody else would hear.
  timed.on('error', () => undefined)
  timed.on('close', () => clearTimeout(timer))
  return body.pipe(timed)
}

/** A hook: who is answered before all was read is not listened to any longer. */
export async function closeUnread(request: FastifyRequest, reply: FastifyReply) {
  if (request.raw.complete === false) reply.header('connection', 'close')
}

function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '')
}

function isBodiless({ headers }: FastifyRequest): boolean {
  return headers['content-length'] === undefined && headers['transfer-encoding'] === undefined
}
