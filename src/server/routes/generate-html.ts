import { create as contentDisposition } from 'content-disposition'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { safeFileName } from '#base/file-name.ts'
import { dataSchema, metadataSchema } from '#content/parse-result.ts'
import { abortSignalOf } from '../abort-signal.ts'
import type { Services } from '../app.ts'
import { errorSchema } from '../errors.ts'
import { pageErrorOf } from '../pages/page-error.ts'
import { sandbox } from '../security.ts'
import { documentRateLimit, limitWaiting } from '../uploads/admission.ts'
import { maxJsonBytes } from '../uploads/limits.ts'

const schema = {
  summary: 'Make a page of a parse result',
  description: 'The `data` of a parse result as `content`, with its `metadata`. Answers the page as a file.',
  tags: ['Word to HTML'],
  produces: ['text/html'],
  body: z.object({
    content: dataSchema,
    metadata: metadataSchema,
    usePlaceholderImages: z.boolean().default(false),
  }),
  response: { 200: z.string(), '4xx': errorSchema, '5xx': errorSchema },
}

/** A parse result in, its page out. */
export function generateHtmlRoute({ parsing, config }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/html/generate-html-from-word',
      {
        schema,
        bodyLimit: maxJsonBytes,
        config: { rateLimit: documentRateLimit(config) },
        onRequest: limitWaiting(parsing),
      },
      async ({ body: { content: data, metadata, usePlaceholderImages } }, reply) => {
        const document = { metadata, data }
        const page = await parsing.render(
          document,
          { usePlaceholderImages },
          { signal: abortSignalOf(reply) },
        )
        if (!page.ok) throw pageErrorOf(page.refusal)

        sandbox(reply)
        reply.header('content-disposition', contentDisposition(`${safeFileName(metadata.pageName)}.html`))
        return reply.type('text/html; charset=utf-8').send(page.value)
      },
    )
  }
}
