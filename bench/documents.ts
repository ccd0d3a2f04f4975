/** Documents for the benches: pages of the catalogue's samples, varied so that no two are the same. */
import { defaultLocale } from '#base/locale.ts'
import { type LoadedCatalogue, loadCatalogue } from '#catalogue/load.node.ts'
import { hasContent } from '#catalogue/lookup.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { nextInstanceId } from '#layout/instance-id.ts'
import type { Placement } from '#layout/layout.ts'
import { writeSpec } from '#word/write.ts'

export const catalogue: LoadedCatalogue = loadCatalogue('catalogue')

const time = '2026-11-20T08:00:00.000Z'

/**
 * A document of `size` components with the samples' content; `seed` chooses which. `items` limits how many of
 * their items each has.
 */
export async function createDocument(size: number, seed: number, items = Infinity): Promise<Uint8Array> {
  const written = catalogue.manifest.components.filter(hasContent)
  const components: Placement[] = []
  const data: Record<string, unknown> = {}

  for (let index = 0; index < size; index++) {
    const { code } = written[(seed * 7 + index) % written.length] ?? { code: '' }
    const instanceId = nextInstanceId(components.slice(-40), code)
    const unique = components.some((placed) => placed.instanceId === instanceId)
      ? `${instanceId}-${index}`
      : instanceId
    components.push({ code, instanceId: unique })
    data[unique] = withItems(loadSample('catalogue', code, defaultLocale), items)
  }
  return await writeSpec({
    manifest: catalogue.manifest,
    pageName: `bench-page-${seed}`,
    locale: defaultLocale,
    createdAt: time,
    exportedAt: time,
    components,
    content: readData(dataSchema.parse(data)),
    optionalElements: {},
  })
}

function withItems(sample: Record<string, unknown>, count: number): Record<string, unknown> {
  return Array.isArray(sample.items) ? { ...sample, items: sample.items.slice(0, count) } : sample
}
