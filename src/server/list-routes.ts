import type { InjectOptions } from 'fastify'
import { createApp } from './app.ts'
import { createFakeServices } from './fake-services.ts'

export type Route = { method: NonNullable<InjectOptions['method']>; url: string }

const examples: Record<string, string> = {
  pageId: '0123456789abcdef',
  number: '1',
  kind: 'facts',
  commentId: 'comment-00000001',
  linkId: 'link-000000000001',
  hash: 'ab'.repeat(32),
  file: '480.webp',
}

/** Every route, those of the documentation and of the built files too, with names in place of parameters. For tests. */
export async function listRoutes(webDirectory = '/nowhere'): Promise<Route[]> {
  const routes: Route[] = []
  const app = createApp(createFakeServices({ webDirectory }))
  app.addHook('onRoute', ({ method, url }) => {
    const filled = url.replaceAll(/:(\w+)/g, (_, name) => examples[name] ?? 'FAQ001').replace('*', 'any')
    for (const each of [method].flat()) routes.push({ method: each as Route['method'], url: filled })
  })
  await app.ready()
  return routes
}
