import { create } from 'zustand'

/** Whether the page's name is being written; palette and menus begin it too. */
export const useRenaming = create<{ isRenaming: boolean }>(() => ({ isRenaming: false }))

export function startRenaming() {
  useRenaming.setState({ isRenaming: true })
}

export function stopRenaming() {
  useRenaming.setState({ isRenaming: false })
}
