import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const web = join(import.meta.dirname, '../src/web')

/** The dialogs of the builder, all fetched once a person begins to work: one file costs less than fifty small ones. */
const panels = 'builder/panels.tsx'

/** What people wait for. The dialogs of the builder come after it, and have what it has. */
const entries = {
  first: ['main.tsx', 'sign-in/sign-in-worker.ts'],
  screens: ['screens.tsx'],
  home: ['home/home-screen.tsx'],
  recent: ['home/recent-pages.tsx'],
  builder: ['builder/builder-screen.tsx'],
  generator: ['html-generator/html-generator-screen.tsx'],
  scheme: ['ui/color-scheme-button.tsx'],
}

/**
 * What the same of these need goes into one file, so that no screen loads what it does not need. By itself the bundler
 * makes a file of what any two parts share, and a screen asks for sixty. Libraries are left to it: they say that they need
 * more than they do.
 */
export function screenParts() {
  let reached: [part: string, modules: Set<string>][] = []
  let ofPanelsAlone = new Set<string>()
  const plugin: Plugin = {
    name: 'screen-parts',
    apply: 'build',
    buildEnd() {
      const linksOf = (id: string) => this.getModuleInfo(id) ?? this.error(`The screens have no ${id}`)
      const reachFrom = (start: string[]) => reach(start, (id) => linksOf(id).importedIds)
      const idOf = (file: string) => normalizePath(join(web, file))
      reached = Object.entries(entries).map(([part, files]) => [part, reachFrom(files.map(idOf))])
      const builder = [...reachFrom(entries.builder.map(idOf))]
      const laterOf = (ids: string[]) => ids.flatMap((id) => linksOf(id).dynamicallyImportedIds)
      reached.push(['dialogs', reachFrom(laterOf(builder))])
      const ofPanels = laterOf([idOf(panels)])
      const ofOthers = laterOf([...this.getModuleIds()]).filter((id) => !ofPanels.includes(id))
      const needed = reachFrom(ofOthers)
      ofPanelsAlone = new Set([...reachFrom(ofPanels)].filter((id) => !needed.has(id)))
    },
  }
  return { plugin, group: { name: partOf, debugName: 'screens', includeDependenciesRecursively: false } }

  function partOf(id: string): string | undefined {
    // Data that a bank's people change, and half as much as all code of a screen: fetched beside the code, and kept longer.
    // The list of products is small, and screens begin with it.
    if (/catalogue\/rules\/(?!products)/.test(id)) return 'rules'
    if (id.includes('node_modules') && !id.includes('@tabler')) return undefined
    const parts = reached.filter(([, modules]) => modules.has(id)).map(([part]) => part)
    if (parts.includes('first')) return undefined
    if (parts.includes('screens')) return 'screens'
    const waited = parts.filter((part) => part !== 'dialogs')
    if (waited.length === 0) return ofPanelsAlone.has(id) ? 'panels' : undefined
    return (waited.includes('builder') ? waited : parts).join('-')
  }
}

function reach(start: string[], next: (id: string) => string[]): Set<string> {
  const found = new Set<string>()
  for (const open = [...start]; open.length > 0; ) {
    const id = open.pop() ?? ''
    if (found.has(id)) continue
    found.add(id)
    open.push(...next(id))
  }
  return found
}
