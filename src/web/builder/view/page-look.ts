import { useMemo } from 'react'
import type { Look } from '#catalogue/thumbnail.ts'
import { type Instance, pageBrand } from '#layout/layout.ts'
import { useEditor } from '../editor/editor-store.ts'

/** What the open page looks like: its pictures are of its own brand and in its own language. */
export function usePageLook(): Look {
  const brand = useEditor(({ draft }) => brandOf(draft.layout.components))
  const locale = useEditor(({ draft }) => draft.layout.locale)
  return useMemo(() => ({ brand, locale }), [brand, locale])
}

let known: { components: readonly Instance[]; brand: Look['brand'] } | undefined

/** Asked by each picture with each change of the page; looked for once. */
function brandOf(components: readonly Instance[]): Look['brand'] {
  if (known?.components !== components) known = { components, brand: pageBrand(components) }
  return known.brand
}
