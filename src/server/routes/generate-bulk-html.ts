import type { FastifyBaseLogger } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { abortSignalOf } from '../abort-signal.ts'
import type { Services } from '../app.ts'
import { errorSchema, RequestError } from '../errors.ts'
import { checkDocuments } from '../pages/check-documents.ts'
import { type RenderedPage, renderAll } from '../pages/render-all.ts'
import { type LeftOut, zipPages } from '../pages/zip-pages.ts'
import { documentRateLimit, limitWaiting } from '../uploads/admission.ts'
import { maxFilesInBulk, maxJsonBytes } from '../uploads/limits.ts'

const schema = {
  summary: 'Make pages of many parse results',
  description:
    'The `results` of a bulk parse as `documents`. Documents that failed are left out. Answers a ZIP with a page for each of the others; those that no page could be made of are named in its `not-generated.txt`.',
  tags: ['Word to HTML'],
  produces: ['application/zip'],
  body: z.object({
    /** Looked at one by one in the handler: all at once they would keep the server from everything else. */
    documents: z
      .array(z.unknown())
      .max(maxFilesInBulk)
      .describe('Parse results, as parse-bulk answers them.'),
    usePlaceholderImages: z.boolean().default(false),
  }),
  response: { 200: z.string().describe('The ZIP.'), '4xx': errorSchema, '5xx': errorSchema },
}

/** Parse results in, a ZIP of their pages out, streamed as they are made. */
export function generateBulkHtmlRoute({ parsing, config }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/html/generate-bulk-html',
      {
        schema,
        bodyLimit: maxJsonBytes,
        config: { rateLimit: documentRateLimit(config) },
        onRequest: limitWaiting(parsing),
      },
      async ({ body, log }, reply) => {
        const { usePlaceholderImages } = body
        const { documents, leftOut } = await checkDocuments(body.documents)
        if (documents.length === 0) throw noDocuments(leftOut)
        const rendered = renderAll(documents, parsing, { usePlaceholderImages, signal: abortSignalOf(reply) })
        const zip = await zipPages(logRefusals(rendered, log), leftOut)
        reply.header('content-disposition', 'attachment; filename="html-files.zip"').type('application/zip')
        return reply.send(zip as never)
      },
    )
  }
}

function noDocuments([first]: readonly LeftOut[]) {
  const reason = first ? ` ${first.source}: ${first.reason}` : ''
  return new RequestError(
    400,
    'no-documents',
    `There is no document that could be read among these.${reason}`,
  )
}

async function* logRefusals(pages: AsyncGenerator<RenderedPage>, log: FastifyBaseLogger) {
  for await (const page of pages) {
    if ('error' in page) log.warn({ source: page.source, reason: page.error.message }, 'a page was not made')
    yield page
  }
}
