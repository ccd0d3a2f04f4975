import { create as contentDisposition } from 'content-disposition'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { safeFileName } from '#base/file-name.ts'
import { pageRequestSchema } from '#conversion/page-source.ts'
import type { Parsing } from '#conversion/parsing.ts'
import type { Config } from '../config.ts'
import { errorSchema } from '../errors.ts'
import { abortSignalOf } from '../guard/end-of-request.ts'
import type { MemoryBudget } from '../guard/memory-budget.ts'
import { sandbox } from '../guard/security.ts'
import { jsonOf, keepJsonUnread, unreadJsonOptions } from '../pages/admit-json.ts'
import { pageErrorOf } from '../pages/page-error.ts'

const schema = {
  summary: 'Make a page of a parse result',
  description: 'The `data` of a parse result as `content`, with its `metadata`. Answers the page as a file.',
  tags: ['Word to HTML'],
  produces: ['text/html'],
  body: pageRequestSchema,
  response: { 200: z.string(), '4xx': errorSchema, '5xx': errorSchema },
}

type Limits = Pick<Config, 'parseRateLimit'>

/** A parse result in, its page out. */
export function generateHtmlRoute(
  parsing: Parsing,
  config: Limits,
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

        const { name, html } = made.value
        sandbox(reply)
        reply.header('content-disposition', contentDisposition(`${safeFileName(name)}.html`))
        return reply.type('text/html; charset=utf-8').send(html)
      },
    )
  }
}
