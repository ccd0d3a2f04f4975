import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { assetsUrl, type LoadedCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import { texts } from '#texts/server/requests.ts'
import { errorSchema, notFound } from '../errors.ts'
import { sandbox } from '../guard/security.ts'

const assetSchema = (summary: string, type: string) => ({
  summary,
  tags: ['Catalogue'],
  produces: [type],
  params: z.object({ name: z.string() }),
  response: { 200: z.unknown(), 404: errorSchema },
})

/** The catalogue's pictures. Names only choose among what was loaded; they are never used as paths. */
export function assetRoutes({ directory, manifest, pageFiles }: LoadedCatalogue): FastifyPluginAsyncZod {
  return async (app) => {
    const icon = assetSchema('An icon', 'image/svg+xml')
    app.get(`${assetsUrl}/icons/:name.svg`, { schema: icon }, async ({ params }, reply) =>
      sendSvg(reply, ownValue(pageFiles.icons, params.name)),
    )

    const placeholder = assetSchema('A picture that stands in for one', 'image/svg+xml')
    app.get(`${assetsUrl}/placeholders/:name.svg`, { schema: placeholder }, async ({ params }, reply) =>
      sendSvg(reply, ownValue(pageFiles.placeholders, `${assetsUrl}/placeholders/${params.name}.svg`)),
    )

    const thumbnail = assetSchema('What a component looks like', 'image/webp')
    app.get(`${assetsUrl}/thumbnails/:name.webp`, { schema: thumbnail }, async ({ params }, reply) => {
      const [code = '', ...rest] = params.name.split('.')
      const look = rest.join('.')
      const component = findComponent(manifest, code)
      const isKnown = look === '' || Object.hasOwn(component?.thumbnails ?? {}, look)
      if (!component || !isKnown) throw notFound(texts.noPicture)
      const file = look === '' ? 'thumbnail.webp' : `thumbnail.${look}.webp`
      const picture = await readFile(join(directory, component.code, file)).catch(() => undefined)
      if (!picture) return sendSvg(reply, namePlate(component.displayName))
      return sandbox(reply).header('cache-control', 'public, max-age=3600').type('image/webp').send(picture)
    })
  }
}

function sendSvg(reply: FastifyReply, svg: string | undefined) {
  if (svg === undefined) throw notFound(texts.noPicture)
  return sandbox(reply).header('cache-control', 'public, max-age=3600').type('image/svg+xml').send(svg)
}

function ownValue(values: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}

/** Stands in for a thumbnail that has not been drawn yet. */
function namePlate(name: string): string {
  const text = name.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400"><rect width="1200" height="400" fill="#e9eef5"/><text x="600" y="215" font-family="sans-serif" font-size="48" text-anchor="middle" fill="#2b3a55">${text}</text></svg>`
}
