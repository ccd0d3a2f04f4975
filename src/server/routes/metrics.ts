import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Metrics } from '../metrics/metrics.ts'

/** For whoever watches the server. It holds counts alone, but it is nobody else's business: the proxy keeps it inside. */
export function metricsRoute({ registry }: Metrics): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
      reply.type(registry.contentType)
      return await registry.metrics()
    })
  }
}
