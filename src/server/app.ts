import Fastify, { type FastifyServerOptions } from 'fastify'

/** The whole HTTP surface without a port: `main.ts` listens, tests inject. */
export function createApp(options: FastifyServerOptions = {}) {
  const app = Fastify(options)
  app.get('/healthz', async () => ({ status: 'ok' }))
  return app
}
