import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import type { PageFiles } from '#catalogue/page-files.ts'
import { texts } from '#texts/server/requests.ts'
import { errorSchema, notFound } from '../errors.ts'
import { sandbox } from '../guard/security.ts'

const templateSchema = {
  summary: "A component's template",
  tags: ['Catalogue'],
  produces: ['text/html'],
  params: z.object({ code: z.string() }),
  response: { 200: z.string(), 404: errorSchema },
}

const partSchema = (summary: string, type: string) => ({
  summary,
  tags: ['Catalogue'],
  produces: [type],
  response: { 200: z.string() },
})

/** What pages are rendered from, as text: the templates, and the parts of the page around them. */
export function templateRoutes({ pageFiles }: LoadedCatalogue): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/templates/:code.html', { schema: templateSchema }, async ({ params: { code } }, reply) => {
      const template = Object.hasOwn(pageFiles.templates, code) ? pageFiles.templates[code] : undefined
      if (template === undefined) throw notFound(texts.noComponent(code))
      return sendText(reply, 'text/html', template)
    })

    for (const { file, type, summary, textOf } of parts) {
      app.get(`/templates/${file}`, { schema: partSchema(summary, type) }, async (_, reply) =>
        sendText(reply, type, textOf(pageFiles)),
      )
    }
  }
}

type Part = { file: string; type: string; summary: string; textOf: (files: PageFiles) => string }

const parts: Part[] = [
  {
    file: 'page.html',
    type: 'text/html',
    summary: 'The page around the sections',
    textOf: ({ shell }) => shell,
  },
  {
    file: 'notices.html',
    type: 'text/html',
    summary: 'The part with what must stand on pages of some products',
    textOf: ({ notices }) => notices,
  },
  { file: 'page.css', type: 'text/css', summary: "Every page's styles", textOf: ({ css }) => css },
  {
    file: 'brand-enbd.css',
    type: 'text/css',
    summary: 'The look of Emirates NBD',
    textOf: ({ brandCss }) => brandCss.ENBD,
  },
  {
    file: 'brand-ei.css',
    type: 'text/css',
    summary: 'The look of Emirates Islamic',
    textOf: ({ brandCss }) => brandCss.EI,
  },
  {
    file: 'texts.json',
    type: 'application/json',
    summary: "The page's own words, and what stands in for empty values",
    textOf: ({ texts }) => JSON.stringify(texts),
  },
  {
    file: 'site.json',
    type: 'application/json',
    summary: "The bank's own domains, and where the links of the footers lead",
    textOf: ({ site }) => JSON.stringify(site),
  },
  {
    file: 'page-files.json',
    type: 'application/json',
    summary: 'All that pages are rendered from, at once',
    textOf: (files) => JSON.stringify(files),
  },
]

function sendText(reply: FastifyReply, type: string, text: string) {
  return sandbox(reply).header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text)
}
