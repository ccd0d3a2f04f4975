import { createContext } from 'react'
import { create } from 'zustand'

/** Name of the layer below all dialogs. */
const page = 'page'

/** Ids of the open dialogs, the topmost last. What stands below the topmost is out of reach for everybody. */
export const useOpenDialogs = create<{ ids: readonly string[] }>(() => ({ ids: [] }))

/** The dialog that a part stands in. */
export const LayerId = createContext(page)

let beforeDialogs: WeakRef<HTMLElement> | undefined

export function enterDialog(id: string) {
  const { activeElement } = document
  const isAt = activeElement instanceof HTMLElement && activeElement !== document.body
  if (topLayer() === page && isAt) beforeDialogs = new WeakRef(activeElement)
  useOpenDialogs.setState(({ ids }) => ({ ids: [...ids.filter((each) => each !== id), id] }))
}

export function leaveDialog(id: string) {
  useOpenDialogs.setState(({ ids }) => ({ ids: ids.filter((each) => each !== id) }))
}

/** Where the focus belongs that a dialog leaves behind: what had it before the first of them opened, else the main part. */
export function lastOnTopLayer(): HTMLElement | null {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  if (dialog) return dialog.querySelector('h2')
  const known = beforeDialogs?.deref()
  return known?.isConnected ? known : document.querySelector('main')
}

/** The layer that can be seen, reached and heard now. */
export function topLayer({ ids }: { ids: readonly string[] } = useOpenDialogs.getState()): string {
  return ids.at(-1) ?? page
}

/** Where what floats has to stand, so that it lies over the topmost dialog. */
export function useTopElement(): HTMLElement | null {
  return document.getElementById(useOpenDialogs(topLayer)) ?? document.body
}
