import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '../errors.ts'

/** The built screens. A path that is not a file gets the application, which knows its own routes. */
export function serveScreens(app: FastifyInstance, webDirectory: string) {
  const isBuilt = existsSync(webDirectory)
  if (isBuilt) {
    app.register(fastifyStatic, {
      root: webDirectory,
      cacheControl: false,
      setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path)),
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && isNavigation(request)) reply.sendFile('index.html')
    else reply.send(notFound('There is nothing at this address.'))
  })
}

/** Somebody opens a page, rather than a program that asks for data or for a file. */
function isNavigation({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?')
  const isOurs = !/^\/(api|templates|assets)(\/|$)/.test(path) && !/\.[a-z0-9]{1,8}$/i.test(path)
  return (method === 'GET' || method === 'HEAD') && isOurs
}

/** Vite names files in `assets` after their contents. */
function cachingOf(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
