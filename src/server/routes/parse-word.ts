import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { parseResultSchema } from '#content/parse-result.ts'
import { parseUpload } from '#conversion/upload.ts'
import { describeRefusal } from '#texts/refusals.ts'
import { acquireUntilAnswered, claimOf } from '../guard/claim.ts'
import { abortSignalOf } from '../guard/end-of-request.ts'
import type { MemoryBudget } from '../guard/memory-budget.ts'
import { formOverheadBytes, maxFileBytes } from '../limits.ts'
import { refusedRequest } from '../refusals/refusal.ts'
import { statusOfResult } from '../refusals/status.ts'
import { documentRateLimit, limitBody, limitWaiting, type ReadingServices } from '../uploads/admission.ts'
import { noteFindings } from '../uploads/note-findings.ts'
import { answerUploadRefusal, readOnlyUpload } from '../uploads/only-upload.ts'

const schema = {
  summary: 'Read one Word document',
  description:
    'A form with the file in `document`. 200 with `success: false` for a document that was read and has errors; 4xx and 5xx for one that was not read, in the same shape.',
  tags: ['Word to HTML'],
  consumes: ['multipart/form-data'],
  body: z.object({ document: z.file() }),
  response: { 200: parseResultSchema, '4xx': parseResultSchema, '5xx': parseResultSchema },
}

/** One upload in, its parse result out. Every answer has that shape, refusals too. */
export function parseWordRoute(
  { parsing, config, metrics }: ReadingServices,
  budget: MemoryBudget,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.setErrorHandler(answerUploadRefusal)
    app.post(
      '/api/html/parse-word',
      {
        schema,
        // The form is read as it comes; the schema describes it for the documentation.
        validatorCompiler: () => () => true,
        config: { rateLimit: documentRateLimit(config) },
        onRequest: [
          limitBody(maxFileBytes + formOverheadBytes, describeRefusal('too-large')),
          limitWaiting(parsing),
        ],
      },
      async (request, reply) => {
        const signal = abortSignalOf(reply)
        await acquireUntilAnswered(budget, claimOf(request, maxFileBytes), reply)
        const upload = await readOnlyUpload(request, 'document')
        if (!upload) throw refusedRequest(describeRefusal('no-file'))

        const result = await parseUpload(upload, noteFindings(parsing, request), { signal })
        metrics.countDocument(result)
        return reply.code(statusOfResult(result)).send(result)
      },
    )
  }
}
