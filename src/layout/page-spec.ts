import { z } from 'zod'
import { isoTimeSchema } from '#base/iso-time.ts'
import { locales } from '#base/locale.ts'
import { sha256Hex } from '#base/sha256-hex.ts'
import { specFormat } from '#catalogue/manifest.ts'
import { instanceIdSchema, type Layout, type Placement, placedCodeSchema } from './layout.ts'

/** The layout JSON file. */
export const pageSpecSchema = z.strictObject({
  page: z.strictObject({
    name: z.string(),
    locale: z.enum(locales),
    specFormat: z.string(),
    createdAt: isoTimeSchema,
    layoutHash: z.string(),
  }),
  components: z.array(z.strictObject({ code: placedCodeSchema, instanceId: instanceIdSchema })),
})

export type PageSpec = z.infer<typeof pageSpecSchema>

/** The exported page spec of a layout. `createdAt` is when the page was made, as an ISO time. */
export function createPageSpec(
  {
    pageName,
    locale,
    components,
  }: Pick<Layout, 'pageName' | 'locale'> & { components: readonly Placement[] },
  createdAt: string,
): PageSpec {
  const spec: PageSpec = {
    page: { name: pageName, locale, specFormat, createdAt, layoutHash: '' },
    components: components.map(({ code, instanceId }) => ({ code, instanceId })),
  }
  return { ...spec, page: { ...spec.page, layoutHash: layoutHash(spec) } }
}

/** First 16 hex characters of the SHA-256 of the spec, serialized with an empty hash and keys in fixed order. */
export function layoutHash({ page, components }: PageSpec): string {
  const { name, locale, createdAt } = page
  const serialized = JSON.stringify({
    page: { name, locale, specFormat: page.specFormat, createdAt, layoutHash: '' },
    components: components.map(({ code, instanceId }) => ({ code, instanceId })),
  })
  return sha256Hex(serialized).slice(0, 16)
}
