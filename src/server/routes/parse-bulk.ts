import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { bulkResultSchema, type ParseResult } from '#content/parse-result.ts'
import { abortSignalOf } from '../abort-signal.ts'
import type { Services } from '../app.ts'
import { noteRetry } from '../errors.ts'
import { countDocuments } from '../metrics/count-documents.ts'
import { documentRateLimit, limitBody, limitWaiting } from '../uploads/admission.ts'
import { streamLines } from '../uploads/bulk-lines.ts'
import { bulkFailureSchema, failBulk, summarizeBulk } from '../uploads/bulk-result.ts'
import { describeRefusal } from '../uploads/describe-refusal.ts'
import { inTime } from '../uploads/in-time.ts'
import { formOverheadBytes, maxBulkBytes, maxFileBytes, maxFilesInBulk } from '../uploads/limits.ts'
import { inOrder, type NumberedResult, parseAll } from '../uploads/parse-all.ts'
import { readUploads } from '../uploads/read-uploads.ts'
import { refusalOfError } from '../uploads/refusal.ts'
import { statusOf } from '../uploads/status.ts'
import { guestOf, type UploadRoom } from '../uploads/upload-room.ts'

const schema = {
  summary: 'Read many Word documents',
  description:
    'A form with the files in `documents`, repeated: at most 200 files of 10 MB, 200 MB in all. Each file has its own result; `success` is false only when no file could be tried. Ask for `application/x-ndjson` to get a line `{type: "result", index, result}` as each file is finished, and `{type: "summary", success, summary}` at the end.',
  tags: ['Word to HTML'],
  consumes: ['multipart/form-data'],
  produces: ['application/json', 'application/x-ndjson'],
  body: z.object({ documents: z.array(z.file()) }),
  response: { 200: bulkResultSchema, '4xx': bulkFailureSchema, '5xx': bulkFailureSchema },
}

/** Many uploads in, a result for each out: all at once, or line by line as they are finished. */
export function parseBulkRoute(
  { parsing, config, metrics }: Services,
  room: UploadRoom,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => answerRefusal([], error, request, reply))
    app.post(
      '/api/html/parse-bulk',
      {
        schema,
        // The form is read as it comes; the schema describes it for the documentation.
        validatorCompiler: () => () => true,
        config: { rateLimit: documentRateLimit(config) },
        onRequest: [
          limitBody(maxBulkBytes + formOverheadBytes, describeRefusal('bulk-too-large')),
          limitWaiting(parsing),
        ],
      },
      async (request, reply) => {
        const uploads = inTime(readUploads(request, 'documents', maxFilesInBulk))
        const signal = abortSignalOf(reply)
        const guest = guestOf(request, maxFileBytes)
        const parsed = parseAll(uploads, parsing, signal, () => room.enter(guest, signal))
        const results = countDocuments(parsed, metrics)
        if (request.headers.accept?.includes('application/x-ndjson')) {
          const allCame = new Promise<void>((resolve) => request.raw.once('end', resolve))
          reply.type('application/x-ndjson; charset=utf-8')
          return reply.send((await streamLines(results, allCame)) as never)
        }

        const finished: NumberedResult[] = []
        try {
          for await (const numbered of results) finished.push(numbered)
        } catch (error) {
          return answerRefusal(inOrder(finished), error as FastifyError, request, reply)
        }
        return summarizeBulk(inOrder(finished))
      },
    )
  }
}

function answerRefusal(
  results: ParseResult[],
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = refusalOfError(error)
  if (refusal.type === 'INTERNAL_ERROR') request.log.error(error)
  noteRetry(error, reply)
  return reply
    .type('application/json; charset=utf-8')
    .code(refusal.status ?? statusOf(refusal.type))
    .send(failBulk(results, refusal))
}
