import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { parseResultSchema } from '#content/parse-result.ts'
import { commentUpload } from '#conversion/upload.ts'
import { describeRefusal } from '#texts/refusals.ts'
import { nameCommented } from '#word/comments/name-commented.ts'
import { acquireUntilAnswered, claimOf } from '../guard/claim.ts'
import { abortSignalOf } from '../guard/end-of-request.ts'
import type { MemoryBudget } from '../guard/memory-budget.ts'
import { formOverheadBytes, maxFileBytes } from '../limits.ts'
import { refusedRequest } from '../refusals/refusal.ts'
import { statusOfResult } from '../refusals/status.ts'
import { documentRateLimit, limitBody, limitWaiting, type ReadingServices } from '../uploads/admission.ts'
import { noteFindings } from '../uploads/note-findings.ts'
import { answerUploadRefusal, readOnlyUpload } from '../uploads/only-upload.ts'

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const schema = {
  summary: 'Put what is wrong with a Word document into it, as comments',
  description:
    'A form with the file in `document`. Answers the same document with each error and warning of its parse result as a comment of Word, at the cell or paragraph that it is about, in the place of those of an earlier time. A document that cannot be read, or is digitally signed, is refused in the shape of a parse result.',
  tags: ['Word to HTML'],
  consumes: ['multipart/form-data'],
  produces: [wordType],
  body: z.object({ document: z.file() }),
  response: {
    200: z.string().describe('The document.'),
    '4xx': parseResultSchema,
    '5xx': parseResultSchema,
  },
}

/** One upload in, the same document with comments out. */
export function commentWordRoute(
  { parsing, config }: Pick<ReadingServices, 'parsing' | 'config'>,
  budget: MemoryBudget,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.setErrorHandler(answerUploadRefusal)
    app.post(
      '/api/html/comment-word',
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

        const commented = await commentUpload(upload, noteFindings(parsing, request), { signal })
        if (!commented.ok) return reply.code(statusOfResult(commented.refusal) as 422).send(commented.refusal)
        const { pieces } = commented.value
        reply
          .header('content-disposition', contentDisposition(`${nameCommented(upload.filename)}.docx`))
          .type(wordType)
        return reply.send(Readable.from(pieces, { objectMode: false }) as never)
      },
    )
  }
}
