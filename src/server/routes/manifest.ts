import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Manifest, manifestSchema } from '#catalogue/manifest.ts'
import { sandbox } from '../guard/security.ts'

const schema = {
  summary: 'The component library',
  tags: ['Catalogue'],
  response: { 200: manifestSchema },
}

/** What components there are, with their fields and limits. */
export function manifestRoute(library: Manifest): FastifyPluginAsyncZod {
  // It never changes while the server runs, and is large: made once, and sent as bytes.
  const manifest = Buffer.from(JSON.stringify(library))
  return async (app) => {
    app.get('/manifest.json', { schema }, async (_, reply) => {
      sandbox(reply).header('cache-control', 'no-cache').type('application/json; charset=utf-8')
      return reply.send(manifest as never)
    })
  }
}
