import { createContext } from 'react'
import { create } from 'zustand'

/** Name of the layer below all dialogs. */
const page = 'page'

/** Ids of the open dialogs, the topmost last. What stands below the topmost is out of reach for everybody. */
export const useOpenDialogs = create<{ ids: readonly string[] }>(() => ({ ids: [] }))

/** The dialog that a part stands in. */
export const LayerId = createContext(page)

export function enterDialog(id: string) {
  useOpenDialogs.setState(({ ids }) => ({ ids: [...ids.filter((each) => each !== id), id] }))
}

export function leaveDialog(id: string) {
  useOpenDialogs.setState(({ ids }) => ({ ids: ids.filter((each) => each !== id) }))
}

/** The layer that can be seen, reached and heard now. */
export function topLayer({ ids }: { ids: readonly string[] } = useOpenDialogs.getState()): string {
  return ids.at(-1) ?? page
}
