import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Swagger's own page sets styles on its elements; nothing else gets this policy. */
const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** All routes that are registered after this, described at `/api/docs`, as data at `/api/docs/json`. */
export function documentRoutes(app: FastifyInstance) {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Webpage Builder',
        description: 'The component library, and Word documents in, finished pages out.',
        version: '1.0.0',
      },
    },
    transform: jsonSchemaTransform,
  })
  app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: policy })
}
