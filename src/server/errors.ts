import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { texts } from '#texts/server/requests.ts'

type Status =
  | 400
  | 401
  | 403
  | 404
  | 408
  | 409
  | 410
  | 413
  | 415
  | 421
  | 422
  | 429
  | 500
  | 502
  | 503
  | 504
  | 507

type Options = ErrorOptions & { retryAfterSeconds?: number; details?: Record<string, unknown> }

/** A request we understood and turn down. Anything else that is thrown is our own bug, a 500. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly statusCode: Status
  readonly code: string
  /** When to try again. */
  readonly retryAfterSeconds: number | undefined
  /** What the answer has besides. */
  readonly details: Record<string, unknown> | undefined

  constructor(
    statusCode: Status,
    code: string,
    message: string,
    { retryAfterSeconds, details, ...options }: Options = {},
  ) {
    super(message, options)
    this.statusCode = statusCode
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
    this.details = details
  }
}

/** The body of every error outside the parse routes. */
export const errorSchema = z.object({ error: z.string(), code: z.string() })

export function notFound(message: string) {
  return new RequestError(404, 'not-found', message)
}

/** The one place where errors become answers. */
export function answerErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500, code } = error
  noteRetry(error, reply)
  // What was to be sent may have been a file.
  reply.removeHeader('content-disposition').type('application/json; charset=utf-8')
  if (code === 'ERR_STREAM_PREMATURE_CLOSE') return reply.code(400).send(cutOff)
  if (error instanceof RequestError || statusCode < 500) {
    const details = error instanceof RequestError ? error.details : {}
    return reply.code(statusCode).send({ error: error.message, code, ...details })
  }
  request.log.error(error)
  return reply.code(500).send({ error: texts.internal, code: 'internal' })
}

/** Nobody hears it: it is what stands in the counts and the log. */
const cutOff = { error: texts.cutOff, code: 'cut-off' }

export function noteRetry(error: unknown, reply: FastifyReply) {
  if (error instanceof RequestError && error.retryAfterSeconds !== undefined) {
    reply.header('retry-after', error.retryAfterSeconds)
  }
}
