import { create as contentDisposition } from 'content-disposition'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { safeFileName } from '#base/file-name.ts'
import { pageRequestSchema } from '#conversion/page-source.ts'
import { zipPage } from '#conversion/pages/zip-pages.ts'
import { errorSchema } from '../errors.ts'
import { abortSignalOf } from '../guard/end-of-request.ts'
import type { MemoryBudget } from '../guard/memory-budget.ts'
import { sandbox } from '../guard/security.ts'
import { jsonOf, keepJsonUnread, unreadJsonOptions } from '../pages/admit-json.ts'
import { pageErrorOf } from '../pages/page-error.ts'
import type { ReadingServices } from '../uploads/admission.ts'

const schema = {
  summary: 'Make a page of a parse result',
  description:
    'The `data` of a parse result as `content`, with its `metadata`. Answers the page as a file; with pictures of the team, and signed in, as a ZIP with the pictures beside it.',
  tags: ['Word to HTML'],
  produces: ['text/html', 'application/zip'],
  body: pageRequestSchema,
  response: { 200: z.string(), '4xx': errorSchema, '5xx': errorSchema },
}

type Services = Pick<ReadingServices, 'parsing' | 'config' | 'documentPictures'>

/** A parse result in, its page out. */
export function generateHtmlRoute(
  { parsing, config, documentPictures }: Services,
  budget: MemoryBudget,
): FastifyPluginAsyncZod {
  return async (app) => {
    keepJsonUnread(app)
    app.post(
      '/api/html/generate-html-from-word',
      { schema, ...unreadJsonOptions(parsing, config, budget) },
      async (request, reply) => {
        const signal = abortSignalOf(reply)
        const made = await parsing.render(jsonOf(request), { of: 'request' }, { signal })
        if (!made.ok) throw pageErrorOf(made.refusal)

        const { name, html, files } = made.value
        sandbox(reply)
        const readPicture = documentPictures.readFor(request)
        if (files.length > 0 && readPicture) {
          reply.header('content-disposition', contentDisposition(`${safeFileName(name)}.zip`))
          const page = { name: `${safeFileName(name)}.html`, html, files }
          return reply.type('application/zip').send((await zipPage(page, readPicture)) as never)
        }
        reply.header('content-disposition', contentDisposition(`${safeFileName(name)}.html`))
        return reply.type('text/html; charset=utf-8').send(html)
      },
    )
  }
}
