import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { manifestSchema } from '#catalogue/manifest.ts'
import type { Services } from '../app.ts'
import { sandbox } from '../security.ts'

const schema = {
  summary: 'The component library',
  tags: ['Catalogue'],
  response: { 200: manifestSchema },
}

/** What components there are, with their fields and limits. */
export function manifestRoute({ catalogue }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/manifest.json', { schema }, async (_, reply) => {
      sandbox(reply).header('cache-control', 'no-cache')
      return catalogue.manifest
    })
  }
}
