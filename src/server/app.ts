import type { Server } from 'node:http'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyHttpOptions } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import type { LoadedStartPage } from '#catalogue/start-page.ts'
import type { Parsing } from '#conversion/parsing.ts'
import type { Pictures } from '#pictures/pictures.ts'
import type { AccountList } from '#store/accounts/account-list.ts'
import type { Store } from '#store/store.ts'
import { watchRoom } from '#store/watch-room.ts'
import type { WritingServices } from './calls/open-writing.ts'
import type { Config } from './config.ts'
import type { Counting } from './counts/counting.ts'
import { rateLimitOptions } from './counts/rate-limits.ts'
import { answerErrors } from './errors.ts'
import { guard, guardOptions } from './guard/guard.ts'
import { createMemoryBudgets } from './guard/memory-budgets.ts'
import type { Metrics } from './metrics/metrics.ts'
import { watchBudgets } from './metrics/watch-budgets.ts'
import { watchRequests } from './metrics/watch-requests.ts'
import { aiRoutes } from './routes/ai.ts'
import { assetRoutes } from './routes/assets.ts'
import { commentWordRoute } from './routes/comment-word.ts'
import { documentRoutes } from './routes/documentation.ts'
import { generateBulkHtmlRoute } from './routes/generate-bulk-html.ts'
import { generateHtmlRoute } from './routes/generate-html.ts'
import { guestRoutes } from './routes/guests.ts'
import { healthRoutes } from './routes/health.ts'
import { manifestRoute } from './routes/manifest.ts'
import { metricsRoute } from './routes/metrics.ts'
import { parseBulkRoute } from './routes/parse-bulk.ts'
import { parseWordRoute } from './routes/parse-word.ts'
import { pictureRoutes } from './routes/pictures.ts'
import { serveScreens } from './routes/screens.ts'
import { startPageRoutes } from './routes/start-pages.ts'
import { teamRoutes } from './routes/team.ts'
import { templateRoutes } from './routes/templates.ts'
import { createDocumentPictures } from './uploads/document-pictures.ts'

/** Everything the routes need from the outside world, made in `main.ts` or by a test. */
export type Services = {
  config: Pick<Config, 'parseRateLimit' | 'publicUrl' | 'trustedProxies'>
  catalogue: LoadedCatalogue
  startPages: readonly LoadedStartPage[]
  parsing: Parsing
  accounts: AccountList
  writing: WritingServices
  store: Store
  pictures: Pictures
  metrics: Metrics
  counting: Pick<Counting, 'redis' | 'status'>
  /** Where the built screens are. */
  webDirectory: string
}

/** The whole HTTP surface without a port: `main.ts` listens, tests inject. */
export function createApp(services: Services, options: FastifyHttpOptions<Server> = {}) {
  const { config, catalogue, startPages, parsing, accounts, writing, store, pictures, metrics, counting } =
    services
  const budgets = createMemoryBudgets(parsing.size)
  const guarded = guardOptions(config)
  const app = Fastify({
    ...guarded,
    ...options,
    http: { ...guarded.http, ...options.http },
  }).withTypeProvider<ZodTypeProvider>()

  const isStopping = guard(app, config)
  // Answers are our own and typed: their schemas are for the documentation, not checked again.
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(answerErrors)

  app.register(rateLimit, rateLimitOptions(counting))
  app.register(multipart)
  watchRequests(app, metrics)
  watchBudgets(metrics.registry, budgets)
  watchRoom(metrics.registry, store)
  documentRoutes(app)

  app.register(healthRoutes({ parsing, counting, accounts, budgets, isStopping }))
  app.register(metricsRoute(metrics))
  app.register(manifestRoute(catalogue.manifest))
  app.register(templateRoutes(catalogue))
  app.register(startPageRoutes(startPages))
  app.register(assetRoutes(catalogue))
  const documentPictures = createDocumentPictures(pictures, {
    accounts,
    publicUrl: config.publicUrl,
    now: writing.now,
  })
  const reading = { parsing, config, metrics, documentPictures }
  app.register(parseWordRoute(reading, budgets.uploads))
  app.register(parseBulkRoute(reading, budgets))
  app.register(commentWordRoute({ parsing, config }, budgets.uploads))
  app.register(generateHtmlRoute({ parsing, config, documentPictures }, budgets.json))
  app.register(generateBulkHtmlRoute({ parsing, config, documentPictures }, budgets.json))
  app.register(
    aiRoutes(writing, {
      manifest: catalogue.manifest,
      accounts,
      publicUrl: config.publicUrl,
      budget: budgets.calls,
    }),
  )
  const team = { accounts, publicUrl: config.publicUrl, budget: budgets.team, now: writing.now }
  app.register(teamRoutes(store, team))
  app.register(guestRoutes(store, pictures, team))
  app.register(pictureRoutes(pictures, config, { ...team, budget: budgets.pictures }))
  serveScreens(app, services.webDirectory, accounts)
  return app
}
