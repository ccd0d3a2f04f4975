import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { parseResultSchema } from '#content/parse-result.ts'
import { commentUpload } from '#conversion/upload.ts'
import { allProducts } from '#notices/products.ts'
import { nameCommented } from '#word/comments/name-commented.ts'
import type { MemoryBudget } from '../guard/memory-budget.ts'
import { statusOfResult } from '../refusals/status.ts'
import type { ReadingServices } from '../uploads/admission.ts'
import { noteFindings } from '../uploads/note-findings.ts'
import { answerUploadRefusal, onlyUploadOptions, receiveOnlyUpload } from '../uploads/only-upload.ts'

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const schema = {
  summary: 'Put what is wrong with a Word document into it, as comments',
  description:
    'A form with the file in `document`. Answers the same document with each error and warning of its parse result as a comment of Word, at the cell or paragraph that it is about, in the place of those of an earlier time. `product` says what the page is about where the document does not, as warnings follow from that. A document that cannot be read, or is digitally signed, is refused in the shape of a parse result.',
  tags: ['Word to HTML'],
  consumes: ['multipart/form-data'],
  produces: [wordType],
  querystring: z.object({ product: z.enum(allProducts.map(({ id }) => id)).optional() }),
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
      { schema, ...onlyUploadOptions({ parsing, config }) },
      async (request, reply) => {
        const { upload, signal } = await receiveOnlyUpload(request, reply, budget)
        const { product } = request.query
        const commented = await commentUpload(upload, noteFindings(parsing, request), { signal, product })
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
