import type { Server } from 'node:http'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import proxyAddr from '@fastify/proxy-addr'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyHttpOptions } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import type { Parsing } from '#conversion/parsing.ts'
import type { AccountList } from './accounts/account-list.ts'
import type { WritingServices } from './calls/open-writing.ts'
import type { Config } from './config.ts'
import type { Counting } from './counts/counting.ts'
import { rateLimitOptions } from './counts/rate-limits.ts'
import { answerErrors } from './errors.ts'
import { createBareAnswers } from './guard/bare-answers.ts'
import { checkHost } from './guard/check-host.ts'
import { checkRequest } from './guard/check-request.ts'
import { endIdle } from './guard/end-idle.ts'
import { limitByAddress } from './guard/limit-by-address.ts'
import { closeUnread, limitReceiving } from './guard/receive-in-time.ts'
import { refuseGone } from './guard/refuse-gone.ts'
import { refusePiledUp } from './guard/refuse-piled-up.ts'
import { refuseUnknown } from './guard/refuse-unknown.ts'
import { createRooms } from './guard/rooms.ts'
import { forbidCopies, helmetOptions, refuseCrossSite } from './guard/security.ts'
import { refuseWhileStopping } from './guard/stopping.ts'
import type { Metrics } from './metrics/metrics.ts'
import { watchRequests } from './metrics/watch-requests.ts'
import { watchRooms } from './metrics/watch-rooms.ts'
import { aiRoutes } from './routes/ai.ts'
import { assetRoutes } from './routes/assets.ts'
import { documentRoutes } from './routes/documentation.ts'
import { generateBulkHtmlRoute } from './routes/generate-bulk-html.ts'
import { generateHtmlRoute } from './routes/generate-html.ts'
import { healthRoutes } from './routes/health.ts'
import { manifestRoute } from './routes/manifest.ts'
import { metricsRoute } from './routes/metrics.ts'
import { parseBulkRoute } from './routes/parse-bulk.ts'
import { parseWordRoute } from './routes/parse-word.ts'
import { serveScreens } from './routes/screens.ts'
import { templateRoutes } from './routes/templates.ts'

/** Everything the routes need from the outside world, made in `main.ts` or by a test. */
export type Services = {
  config: Pick<Config, 'parseRateLimit' | 'publicUrl' | 'trustedProxies'>
  catalogue: LoadedCatalogue
  parsing: Parsing
  accounts: AccountList
  writing: WritingServices
  metrics: Metrics
  counting: Pick<Counting, 'redis' | 'status'>
  /** Where the built screens are. */
  webDirectory: string
}

/** The whole HTTP surface without a port: `main.ts` listens, tests inject. */
export function createApp(services: Services, options: FastifyHttpOptions<Server> = {}) {
  const { config } = services
  const rooms = createRooms(services.parsing.size)
  const { refuseExpectation, ...bareAnswers } = createBareAnswers(config)
  const app = Fastify({
    ...timeouts,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    ...bareAnswers,
    // Refused by a hook of ours, in the words and with the headers of any other refusal.
    return503OnClosing: false,
    ...options,
    http: { ...timeouts.http, ...options.http },
  }).withTypeProvider<ZodTypeProvider>()

  const isProxy = proxyAddr.compile([...config.trustedProxies])
  app.server.on('checkExpectation', refuseExpectation)
  app.server.maxConnections = maxConnections
  limitByAddress(app.server, {
    most: maxConnectionsOfOneAddress,
    isProxy: (address) => isProxy(address, 0),
  })
  endIdle(app.server, idleMilliseconds)
  app.setValidatorCompiler(checkRequest)
  // Answers are our own and typed: their schemas are for the documentation, not checked again.
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(answerErrors)
  app.removeContentTypeParser('text/plain')

  app.register(helmet, helmetOptions(config))
  app.register(rateLimit, rateLimitOptions(services.counting))
  app.register(multipart)
  app.addHook('onRequest', forbidCopies)
  app.addHook('onRequest', checkHost(config))
  app.addHook('onRequest', refuseGone)
  app.addHook('onRequest', refusePiledUp)
  app.addHook('onRequest', refuseCrossSite(config))
  app.addHook('onRequest', refuseUnknown)
  const isStopping = refuseWhileStopping(app)
  // Behind a route's own hooks: who waits there for room in memory sends nothing meanwhile.
  app.addHook('onRoute', (route) => {
    route.preParsing = [route.preParsing ?? [], limitReceiving].flat()
  })
  app.addHook('onSend', closeUnread)
  watchRequests(app, services.metrics)
  watchRooms(services.metrics.registry, rooms)
  documentRoutes(app)

  app.register(healthRoutes(services, { isStopping, rooms }))
  app.register(metricsRoute(services))
  app.register(manifestRoute(services))
  app.register(templateRoutes(services))
  app.register(assetRoutes(services))
  app.register(parseWordRoute(services, rooms.uploads))
  app.register(parseBulkRoute(services, rooms))
  app.register(generateHtmlRoute(services, rooms.json))
  app.register(generateBulkHtmlRoute(services, rooms.json))
  app.register(aiRoutes(services, rooms.calls))
  serveScreens(app, services)
  return app
}

/**
 * Slow callers are cut off. A bulk upload over a slow line has five minutes as a whole, but each of its files, and any
 * other body, no more than `limitReceiving` gives it.
 */
const timeouts = {
  requestTimeout: 300_000,
  keepAliveTimeout: 10_000,
  http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
}

/** Each holds a handle, and most of a team's browsers hold a few for some seconds. */
const maxConnections = 1000

/** A browser opens six; many colleagues may work on one terminal server, which has one address. */
const maxConnectionsOfOneAddress = 200

/** How long a connection may hold an answer that nobody reads, or wait without a request. */
const idleMilliseconds = 30_000
