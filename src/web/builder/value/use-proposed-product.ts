import { useMemo } from 'react'
import { proposeProduct } from '#checks/words/propose-product.ts'
import { exportContent } from '#content/draft/draft-content.ts'
import { namesOf } from '#content/draft/draft-operations.ts'
import { exportSwitches } from '#content/draft/items.ts'
import { displayNameOf } from '#content/draft/page-names.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { useEditor } from '../editor/editor-store.ts'

/** What the open page seems to be about, as long as nobody has said it. */
export function useProposedProduct(): string | undefined {
  const draft = useEditor((state) => (state.draft.product === undefined ? state.draft : undefined))
  const manifest = useManifest()
  return useMemo(() => {
    if (!draft || !manifest) return undefined
    const { components } = draft.layout
    const page = {
      components,
      content: exportContent(draft.content),
      optionalElements: exportSwitches(draft),
    }
    return proposeProduct(page, manifest, displayNameOf(namesOf(draft)))
  }, [draft, manifest])
}
