/** Every request passes here first. What a proxy in front is required for stands in decision 21. */
import helmet from '@fastify/helmet'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { answerInTime, takeUnread } from './answer-in-time.ts'
import { checkHost } from './check-host.ts'
import { checkRequest } from './check-request.ts'
import { refuseGone, refuseUnknown } from './refuse-early.ts'
import { baseHeaders, forbidCopies, helmetOptions, refuseCrossSite } from './security.ts'
import { refuseWhileStopping } from './stopping.ts'

type Settings = Pick<Config, 'publicUrl' | 'trustedProxies'>

/** What Node and Fastify limit by themselves. */
export function guardOptions({ publicUrl, trustedProxies }: Settings) {
  return {
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // A bulk upload waits for memory with its body unread, and then has to come.
    requestTimeout: 300_000,
    keepAliveTimeout: 10_000,
    maxRequestsPerSocket: 100,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    /** Of an address that cannot be decoded, no hook hears. */
    frameworkErrors(
      { statusCode = 400, code, message }: FastifyError,
      _: FastifyRequest,
      reply: FastifyReply,
    ) {
      return reply.code(statusCode).headers(baseHeaders({ publicUrl })).send({ error: message, code })
    },
    // Refused by a hook of ours, in the words and with the headers of any other refusal.
    return503OnClosing: false,
  }
}

/** Each connection holds a handle, and most of a team's browsers hold a few for some seconds. */
const maxConnections = 1000

/** What comes back says whether the server stops. */
export function guard(app: FastifyInstance, config: Settings): () => boolean {
  app.server.maxConnections = maxConnections
  app.setValidatorCompiler(checkRequest)
  app.removeContentTypeParser('text/plain')
  app.register(helmet, helmetOptions(config))
  app.addHook('onRequest', forbidCopies)
  app.addHook('onRequest', refuseGone)
  app.addHook('onRequest', checkHost(config))
  app.addHook('onRequest', refuseCrossSite(config))
  app.addHook('onRequest', refuseUnknown)
  app.addHook('onSend', takeUnread)
  app.addHook('onSend', answerInTime())
  return refuseWhileStopping(app)
}
