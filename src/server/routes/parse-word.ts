import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { parseResultSchema } from '#content/parse-result.ts'
import { parseUpload } from '#conversion/upload.ts'
import type { MemoryBudget } from '../guard/memory-budget.ts'
import { statusOfResult } from '../refusals/status.ts'
import type { ReadingServices } from '../uploads/admission.ts'
import { noteFindings } from '../uploads/note-findings.ts'
import { answerUploadRefusal, onlyUploadOptions, receiveOnlyUpload } from '../uploads/only-upload.ts'

const schema = {
  summary: 'Read one Word document',
  description:
    'A form with the file in `document`. 200 with `success: false` for a document that was read and has errors; 4xx and 5xx for one that was not read, in the same shape. Pictures in the place of their addresses become the team’s when the call is signed in; else small ones come in `metadata.inlinePictures`, and others are named. A document without component tables has the error NO_COMPONENTS, and in `proposal` what page it could become. A value that nobody has accepted yet has `accepted: false`, and the warning NOT_ACCEPTED says how many there are.',
  tags: ['Word to HTML'],
  consumes: ['multipart/form-data'],
  body: z.object({ document: z.file() }),
  response: { 200: parseResultSchema, '4xx': parseResultSchema, '5xx': parseResultSchema },
}

/** One upload in, its parse result out. Every answer has that shape, refusals too. */
export function parseWordRoute(
  { parsing, config, metrics, documentPictures }: ReadingServices,
  budget: MemoryBudget,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.setErrorHandler(answerUploadRefusal)
    app.post(
      '/api/html/parse-word',
      { schema, ...onlyUploadOptions({ parsing, config }) },
      async (request, reply) => {
        const { upload, signal } = await receiveOnlyUpload(request, reply, budget)
        const takePictures = documentPictures.takeFor(request)
        const result = await parseUpload(upload, noteFindings(parsing, request), { signal, takePictures })
        metrics.countDocument(result)
        return reply.code(statusOfResult(result)).send(result)
      },
    )
  }
}
