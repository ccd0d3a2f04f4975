import { Readable } from 'node:stream'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { bulkResultSchema } from '#content/parse-result.ts'
import { summarizeBulk } from '#conversion/summarize-bulk.ts'
import { describeRefusal } from '#texts/refusals.ts'
import { noteRetry } from '../errors.ts'
import { claimOf } from '../guard/claim.ts'
import { abortSignalOf } from '../guard/end-of-request.ts'
import type { MemoryBudgets } from '../guard/memory-budgets.ts'
import { formOverheadBytes, maxBulkBytes, maxFileBytes, maxFilesInBulk } from '../limits.ts'
import { countDocuments } from '../metrics/count-documents.ts'
import { refusalOfError } from '../refusals/refusal.ts'
import { statusOf } from '../refusals/status.ts'
import { documentRateLimit, limitBody, limitWaiting, type ReadingServices } from '../uploads/admission.ts'
import { createAnswer } from '../uploads/answer.ts'
import { streamLines } from '../uploads/bulk-lines.ts'
import { bulkFailureSchema, failBulk, type KeptResult, writeBulk } from '../uploads/bulk-result.ts'
import { noteFindings } from '../uploads/note-findings.ts'
import { limitResults, parseAll } from '../uploads/parse-all.ts'
import { readUploads } from '../uploads/read-uploads.ts'

const schema = {
  summary: 'Read many Word documents',
  description:
    'A form with the files in `documents`, repeated: at most 200 files of 10 MB, 200 MB in all. Each file has its own result; `success` is false only when no file could be tried. Results that would make the answer far larger than honest documents do are left out: their files have the error TOO_MANY_FILES and can be sent again, fewer at a time. Ask for `application/x-ndjson` to get a line `{type: "result", index, result}` for each file, in the order in which they are finished but none before all have come, and `{type: "summary", success, summary}` at the end.',
  tags: ['Word to HTML'],
  consumes: ['multipart/form-data'],
  produces: ['application/json', 'application/x-ndjson'],
  body: z.object({ documents: z.array(z.file()) }),
  response: { 200: bulkResultSchema, '4xx': bulkFailureSchema, '5xx': bulkFailureSchema },
}

/** Many uploads in, a result for each out: all at once, or line by line when all have come. */
export function parseBulkRoute(
  { parsing, config, metrics, documentPictures }: ReadingServices,
  budgets: Pick<MemoryBudgets, 'answers' | 'uploads'>,
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
        const uploads = readUploads(request, 'documents', maxFilesInBulk)
        const signal = abortSignalOf(reply)
        const claim = claimOf(request, maxFileBytes)
        const mostBytes = await budgets.answers.acquire(request, reply)
        const isLines = wantsLines(request)
        const answer = createAnswer(mostBytes, () => isLines && request.raw.readableEnded)
        const acquire = () => budgets.uploads.acquire(claim, signal)
        const parsed = parseAll(uploads, noteFindings(parsing, request), {
          signal,
          acquire,
          answer,
          takePictures: documentPictures.takeFor(request),
        })
        const results = countDocuments(limitResults(parsed, answer), metrics)
        if (isLines) {
          const allCame = new Promise<void>((resolve) => request.raw.once('end', resolve))
          const stream = await streamLines(results, allCame)
          // Nobody is left to send it to.
          if (signal.aborted) return reply.hijack()
          // A proxy that holds answers back is to pass lines on as they come.
          reply.header('x-accel-buffering', 'no').type('application/x-ndjson; charset=utf-8')
          return reply.send(stream as never)
        }

        const kept: KeptResult[] = []
        try {
          for await (const { index, gist, json } of results) kept.push({ index, success: gist.success, json })
        } catch (error) {
          return answerRefusal(kept, error as FastifyError, request, reply)
        }
        return sendWhole(kept, summarizeBulk(kept), reply)
      },
    )
  }
}

function wantsLines({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('application/x-ndjson') ?? false
}

function sendWhole(kept: readonly KeptResult[], whole: { success: boolean }, reply: FastifyReply) {
  return reply.type('application/json; charset=utf-8').send(Readable.from(writeBulk(kept, whole)) as never)
}

function answerRefusal(
  kept: readonly KeptResult[],
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = refusalOfError(error)
  if (refusal.type === 'INTERNAL_ERROR') request.log.error(error)
  noteRetry(error, reply)
  reply.code(refusal.status ?? statusOf(refusal.type))
  return sendWhole(kept, failBulk(kept, refusal), reply)
}
