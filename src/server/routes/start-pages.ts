import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { locales } from '#base/locale.ts'
import { type LoadedStartPage, startPagesSchema, startSectionsSchema } from '#catalogue/start-page.ts'
import { texts } from '#texts/server/requests.ts'
import { errorSchema, notFound } from '../errors.ts'
import { sandbox } from '../guard/security.ts'

const listSchema = {
  summary: 'What a page may start from',
  tags: ['Catalogue'],
  response: { 200: startPagesSchema },
}

const pageSchema = {
  summary: 'The sample texts that such a page begins with',
  tags: ['Catalogue'],
  params: z.object({ locale: z.enum(locales), name: z.string() }),
  response: { 200: startSectionsSchema, 404: errorSchema },
}

/** Whole pages of samples: the list is small, and the texts of each are asked for when it is chosen. */
export function startPageRoutes(pages: readonly LoadedStartPage[]): FastifyPluginAsyncZod {
  const list = pages.map(({ sections: _, ...page }) => page)
  return async (app) => {
    app.get('/templates/pages.json', { schema: listSchema }, async (_, reply) => prepare(reply).send(list))

    app.get('/templates/pages/:locale/:name.json', { schema: pageSchema }, async ({ params }, reply) => {
      const page = pages.find(({ name }) => name === params.name)
      if (!page) throw notFound(texts.noStartPage(params.name))
      return prepare(reply).send(page.sections[params.locale])
    })
  }
}

function prepare(reply: FastifyReply) {
  return sandbox(reply).header('cache-control', 'public, max-age=600').type('application/json; charset=utf-8')
}
