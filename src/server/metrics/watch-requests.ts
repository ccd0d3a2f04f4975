import type { FastifyInstance } from 'fastify'
import { RequestError } from '../errors.ts'
import type { Metrics } from './metrics.ts'

/** Counts every answer, and why requests were turned down. */
export function watchRequests(app: FastifyInstance, metrics: Metrics) {
  app.addHook('onResponse', async ({ routeOptions, method }, { statusCode, elapsedTime }) => {
    metrics.countRequest(routeOptions.url ?? 'none', method, statusCode, elapsedTime / 1000)
  })
  app.addHook('onError', async (_request, _reply, error) => {
    const isOurs = error instanceof RequestError || String(error.code).startsWith('FST_')
    metrics.countRefusal(isOurs ? error.code : 'internal')
  })
}
