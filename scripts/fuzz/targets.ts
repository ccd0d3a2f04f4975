import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { createLayoutTarget } from './layout-target.ts'
import type { PageJudge } from './page-shapes.ts'
import { createRouteTarget } from './route-target.ts'
import type { Target } from './target.ts'
import { createTemplateTarget } from './template-target.ts'
import { createFactsTarget, createTablesTarget, createWordsTarget } from './text-target.ts'
import type { WordSources } from './word-sources.ts'
import { createWordTarget } from './word-target.ts'

export const targetNames = ['word', 'templates', 'layout', 'json', 'facts', 'tables', 'words'] as const
export type TargetName = (typeof targetNames)[number]

/** What several targets need, made once. */
export type Tools = { catalogue: LoadedCatalogue; pages: PageJudge; sources: WordSources }

export function createTarget(name: TargetName, { catalogue, pages, sources }: Tools): Target {
  switch (name) {
    case 'word':
      return createWordTarget(catalogue, pages, sources)
    case 'templates':
      return createTemplateTarget(catalogue, pages)
    case 'layout':
      return createLayoutTarget(catalogue, pages)
    case 'json':
      return createRouteTarget(catalogue, sources)
    case 'facts':
      return createFactsTarget()
    case 'tables':
      return createTablesTarget()
    case 'words':
      return createWordsTarget()
  }
}
