import { useState } from 'react'
import { useCatalogue } from '../../catalogue/catalogue-store.ts'
import { useActor } from '../commands/use-actor.ts'
import { useOffered } from '../commands/use-obstacle.ts'
import { useEditor } from '../editor/editor-store.ts'
import { addItems } from './add-items.ts'
import { pageItems } from './page-items.ts'
import type { PaletteItem } from './palette-item.ts'
import { findFocused, goToItems, sectionItems } from './section-items.ts'

/** Everything that can be found, for the section that had the focus when the palette opened. */
export function usePaletteItems(): PaletteItem[] {
  const layout = useEditor(({ draft }) => draft.layout)
  const { components } = layout
  const [focused] = useState(() => findFocused(components))
  const catalogue = useCatalogue()
  const actor = useActor()
  const commands = useOffered()
  return [
    ...(catalogue.status === 'loaded' ? addItems(catalogue.manifest.components) : []),
    ...(focused ? sectionItems(focused, layout) : []),
    ...pageItems(commands, actor),
    ...goToItems(components),
  ]
}
