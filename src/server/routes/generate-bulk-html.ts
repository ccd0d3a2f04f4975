import type { FastifyBaseLogger } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { printable } from '#base/printable.ts'
import { shorten } from '#base/shorten.ts'
import { describePageFailure } from '#conversion/pages/describe-page-failure.ts'
import { type RenderedPage, renderAll } from '#conversion/pages/render-all.ts'
import { zipPages } from '#conversion/pages/zip-pages.ts'
import { texts } from '#texts/page-failures.ts'
import { errorSchema, RequestError } from '../errors.ts'
import { abortSignalOf } from '../guard/end-of-request.ts'
import type { MemoryBudget } from '../guard/memory-budget.ts'
import { jsonOf, keepJsonUnread, unreadJsonOptions } from '../pages/admit-json.ts'
import { pageErrorOf } from '../pages/page-error.ts'
import { bulkRequestSchema, readBulkRequest } from '../pages/read-bulk-request.ts'
import type { ReadingServices } from '../uploads/admission.ts'

const schema = {
  summary: 'Make pages of many parse results',
  description:
    'The `results` of a bulk parse as `documents`. Documents that failed are left out. Answers a ZIP with a page for each of the others; those that no page could be made of are named in its `not-generated.txt`. Pictures of the team lie in `images/` where the call is signed in.',
  tags: ['Word to HTML'],
  produces: ['application/zip'],
  body: bulkRequestSchema,
  response: { 200: z.string().describe('The ZIP.'), '4xx': errorSchema, '5xx': errorSchema },
}

type Services = Pick<ReadingServices, 'parsing' | 'config' | 'documentPictures'>

/** Parse results in, a ZIP of their pages out, streamed as they are made. */
export function generateBulkHtmlRoute(
  { parsing, config, documentPictures }: Services,
  budget: MemoryBudget,
): FastifyPluginAsyncZod {
  return async (app) => {
    keepJsonUnread(app)
    app.post(
      '/api/html/generate-bulk-html',
      { schema, ...unreadJsonOptions(parsing, config, budget) },
      async (request, reply) => {
        const read = readBulkRequest(jsonOf(request))
        if (!read.ok) throw new RequestError(400, 'bad-request', `${read.refusal}.`)

        const { documents, usePlaceholderImages } = read.value
        const signal = abortSignalOf(reply)
        const pages = renderAll(documents, parsing, { usePlaceholderImages, signal })
        const zip = await zipPages(
          logRefusals(pages, { log: request.log, signal }),
          documentPictures.readFor(request),
        )
        if (!zip.ok) throw zip.refusal === 'no-documents' ? noDocuments() : pageErrorOf(zip.refusal)
        reply.header('content-disposition', 'attachment; filename="html-files.zip"').type('application/zip')
        return reply.send(zip.value as never)
      },
    )
  }
}

type Listening = { log: FastifyBaseLogger; signal: AbortSignal }

/** Once the caller has gone all the others are refused for that alone. */
async function* logRefusals(pages: AsyncGenerator<RenderedPage>, { log, signal }: Listening) {
  for await (const page of pages) {
    if ('failure' in page && !signal.aborted) {
      const source = shorten(printable(page.source), maxLoggedCharacters)
      log.warn({ source, reason: describePageFailure(page.failure) }, 'a page was not made')
    }
    yield page
  }
}

const maxLoggedCharacters = 100

function noDocuments() {
  return new RequestError(400, 'no-documents', texts.noDocuments)
}
