import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { completeContent } from '#content/draft/complete-draft.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { importContent } from '#content/draft/draft-content.ts'
import { followStructure } from '#content/draft/faces/follow-structure.ts'
import { samplePage } from '../../test/written-page.ts'

/** The same with its Arabic face, from the Arabic samples. */
export function fillBoth(catalogue: LoadedCatalogue, codes: readonly string[]): Draft {
  const draft = fillDraft(catalogue, codes)
  const content = importContent(samplePage(catalogue, codes, 'ar-AE').content, draft.createdAt)
  const both = { ...draft, other: { locale: 'ar-AE' as const, content, pageName: 'bench' } }
  return followStructure(draft, both, catalogue.manifest)
}

/** Our page of these sections as it is kept, with their samples; every other value waits to be accepted. */
export function fillDraft(catalogue: LoadedCatalogue, codes: readonly string[]): Draft {
  const at = new Date().toISOString()
  const { components, content } = samplePage(catalogue, codes, 'en-AE')
  const draft = createDraft(at)
  const filled = {
    ...draft,
    layout: {
      ...draft.layout,
      pageName: 'bench',
      components: components.map((placement, position) => ({ ...placement, position, createdAt: at })),
    },
    content: importContent(content, at),
  }
  return completeContent(filled, catalogue.manifest)
}
