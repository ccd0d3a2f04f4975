import type { FastifyInstance, FastifyRequest } from 'fastify'
import { describeRefusal } from '#texts/refusals.ts'
import { refusedRequest } from '../refusals/refusal.ts'

/** These say by themselves how the server is. */
const selfReports = ['/healthz', '/readyz']

/**
 * Once the server stops, what still comes over open connections is asked to come again. What comes back says whether it
 * does.
 */
export function refuseWhileStopping(app: FastifyInstance): () => boolean {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onRequest', async ({ routeOptions: { url = '' } }: FastifyRequest) => {
    if (isStopping && !selfReports.includes(url)) throw refusedRequest(describeRefusal('stopping'))
  })
  return () => isStopping
}
