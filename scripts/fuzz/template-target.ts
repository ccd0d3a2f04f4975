import { locales } from '#base/locale.ts'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { hasContent } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import type { Page } from '#html/page.ts'
import { type Chance, listOf } from './chance.ts'
import { hostileContent, hostileSwitches } from './hostile-content.ts'
import { hostileText } from './hostile-strings.ts'
import { judgePage } from './judge-page.ts'
import type { PageJudge } from './page-shapes.ts'
import type { Target } from './target.ts'

const maxItems = 60
/** Pages of every component with any string in any field and any number of items, to the renderer. */
export function createTemplateTarget({ manifest }: LoadedCatalogue, pages: PageJudge): Target {
  const written = manifest.components.filter(hasContent)

  function createTrial(chance: Chance) {
    const chosen = listOf(1 + chance.below(3), () => chance.pick(written))
    const edges = chance.pick([[], ['HDR001-ENBD', 'FTR001-ENBD'], ['HDR001-EI', 'FTR001-EI']])
    const page = createPage(chosen, edges, chance)
    const validate = chance.onceIn(25)
    return {
      input: JSON.stringify(page),
      extension: 'page.json',
      attempt: () => judgePage(pages, page, { validate }),
    }
  }

  return { createTrial }
}

function createPage(components: readonly Component[], edges: readonly string[], chance: Chance): Page {
  const instances = components.map((component, index) => ({ component, instanceId: `XXX-${index + 1000}` }))
  const [header, footer] = edges
  return {
    name: hostileText(chance),
    locale: chance.pick(locales),
    createdAt: chance.pick(['2026-11-01T08:00:00.000Z', hostileText(chance).slice(0, 100)]),
    layoutHash: chance.pick(['0123456789abcdef', hostileText(chance).slice(0, 100)]),
    components: [
      ...(header ? [{ code: header, instanceId: 'HDR-0001' }] : []),
      ...instances.map(({ component: { code }, instanceId }) => ({ code, instanceId })),
      ...(footer ? [{ code: footer, instanceId: 'FTR-0001' }] : []),
    ],
    content: Object.fromEntries(
      instances.map(({ component, instanceId }) => [instanceId, hostileContent(component, maxItems, chance)]),
    ),
    optionalElements: Object.fromEntries(
      instances.map(({ component, instanceId }) => [instanceId, hostileSwitches(component, chance) ?? {}]),
    ),
    usePlaceholderImages: chance.onceIn(2),
  }
}
