import { useSyncExternalStore } from 'react'
import { useCatalogue } from '../../catalogue/catalogue-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { useLibraryFold } from '../view/library-fold.ts'
import { useOutlineFold } from '../view/outline-fold.ts'
import { useSideTab } from '../view/side-tab.ts'
import { useRun } from '../writing/run-store.ts'
import { type CommandId, type PageCommand, pageCommand, pageCommands } from './page-commands.ts'

/** Why it cannot be done now; nothing when it can. */
export function useObstacle(id: CommandId): string | undefined {
  return useSyncExternalStore(subscribe, () => pageCommand(id).obstacle?.())
}

/** All that are offered now, drawn again when one more is or when something comes into the way of one. */
export function useOffered(): readonly PageCommand[] {
  useSyncExternalStore(subscribe, () =>
    pageCommands.map(({ isOffered, obstacle }) => [isOffered?.(), obstacle?.()].join()).join('\n'),
  )
  return pageCommands.filter(({ isOffered }) => isOffered?.() ?? true)
}

/** Whatever commands ask before they are done. */
const stores = [useEditor, useRun, useCatalogue, useLibraryFold, useOutlineFold, useSideTab]

function subscribe(onChange: () => void): () => void {
  const stops = stores.map((store) => store.subscribe(onChange))
  return () => {
    for (const stop of stops) stop()
  }
}
