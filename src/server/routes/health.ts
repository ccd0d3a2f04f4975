import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

const schema = {
  summary: 'Say that the server is up',
  tags: ['Server'],
  response: { 200: z.object({ status: z.literal('ok') }) },
}

export const healthRoute: FastifyPluginAsyncZod = async (app) => {
  app.get('/healthz', { schema }, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' as const }
  })
}
