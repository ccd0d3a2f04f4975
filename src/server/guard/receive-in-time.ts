import { PassThrough, type Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'

/** How long a body may take to come: each file of a form, and any other body as a whole. */
export const receivingMilliseconds = 60_000

/** A hook: the body, unless it takes too long. Forms are read by themselves, file by file. */
export async function limitReceiving(request: FastifyRequest, _: FastifyReply, body: Readable) {
  if (isForm(request) || isBodiless(request)) return body
  const timed = new PassThrough()
  const timer = setTimeout(() => {
    timed.destroy(new RequestError(408, 'too-slow', 'The request took too long to come. Please try again.'))
  }, receivingMilliseconds)
  timer.unref()
  body.on('error', (error) => timed.destroy(error))
  // Of a body that nobody reads nobody else would hear.
  timed.on('error', () => undefined)
  timed.on('close', () => clearTimeout(timer))
  return body.pipe(timed)
}

/** How long who is answered early may go on sending: cut off at once, many would never see the answer. */
const lingeringMilliseconds = 2_000

/** A hook: what still comes from someone who is answered already is thrown away, and then the connection ends. */
export async function closeUnread({ raw }: FastifyRequest, reply: FastifyReply) {
  if (raw.complete !== false) return
  // Fastify says `close` of a body that it could not take, and Node then hangs up as soon as that is said.
  reply.removeHeader('connection')
  reply.raw.once('finish', () => {
    // An answer may begin before all was read, and end after it.
    if (raw.complete) return
    raw.unpipe()
    raw.resume()
    const timer = setTimeout(() => raw.socket.destroy(), lingeringMilliseconds)
    raw.once('close', () => clearTimeout(timer))
    raw.once('end', () => clearTimeout(timer))
  })
}

function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '')
}

function isBodiless({ headers }: FastifyRequest): boolean {
  return (headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined
}
