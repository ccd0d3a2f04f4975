import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { maxPageBytes } from '#conversion/document-work.ts'
import type { Parsing } from '#conversion/parsing.ts'
import { texts } from '#texts/server/requests.ts'
import type { Config } from '../config.ts'
import { RequestError } from '../errors.ts'
import { acquireUntilAnswered, claimOf, declaredLengthOf } from '../guard/claim.ts'
import type { MemoryBudget } from '../guard/memory-budget.ts'
import { maxJsonBytes } from '../limits.ts'
import { documentRateLimit, limitWaiting } from '../uploads/admission.ts'

/** How a route is asked whose pages a child makes of JSON that nobody here reads. */
export function unreadJsonOptions(
  parsing: Parsing,
  config: Pick<Config, 'parseRateLimit'>,
  budget: MemoryBudget,
) {
  return {
    // A child reads it; the schema describes it for the documentation.
    validatorCompiler: () => () => true,
    config: { rateLimit: documentRateLimit(config) },
    onRequest: limitWaiting(parsing),
    preParsing: admitJson(budget),
  }
}

/** JSON is handed on as it came. Some megabytes of brackets, read here, would keep everybody waiting for seconds. */
export function keepJsonUnread(app: FastifyInstance) {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', async (request: FastifyRequest, body: Readable) =>
    collect(body, declaredLengthOf(request) ?? 0).catch((error: unknown) => {
      throw error instanceof RequestError ? error : cutOff()
    }),
  )
}

/** One stretch of memory, filled as the body comes: its pieces together, put together at the end, would be twice as much. */
async function collect(body: AsyncIterable<Buffer>, expected: number): Promise<Buffer> {
  let bytes = Buffer.allocUnsafe(Math.min(expected, maxJsonBytes))
  let length = 0
  for await (const piece of body) {
    if (length + piece.length > maxJsonBytes) throw tooLarge()
    if (length + piece.length > bytes.length) {
      bytes = Buffer.concat([bytes.subarray(0, length)], Math.min(2 * (length + piece.length), maxJsonBytes))
    }
    piece.copy(bytes, length)
    length += piece.length
  }
  return bytes.subarray(0, length)
}

/** A hook: JSON, and the pages that come of it, have room in memory from before it comes until its answer is out. */
function admitJson(budget: MemoryBudget) {
  return async (request: FastifyRequest, reply: FastifyReply, body: Readable) => {
    if ((declaredLengthOf(request) ?? 0) > maxJsonBytes) throw tooLarge()
    await acquireUntilAnswered(budget, claimOf(request, maxJsonBytes, maxPageBytes), reply)
    return body
  }
}

/** The JSON of a request, in bytes. */
export function jsonOf({ body }: FastifyRequest): Buffer {
  if (Buffer.isBuffer(body)) return body
  throw new RequestError(400, 'bad-request', texts.noJson)
}

function cutOff() {
  return new RequestError(400, 'cut-off', texts.endedEarly)
}

function tooLarge() {
  return new RequestError(413, 'too-large', texts.tooMuchJson(maxJsonBytes / 1024 / 1024))
}
