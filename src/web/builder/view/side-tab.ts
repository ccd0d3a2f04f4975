import { flushSync } from 'react-dom'
import { create } from 'zustand'
import { isOutlineOpen, setOutlineFold } from './outline-fold.ts'

/** What the region behind the canvas shows. */
export const sideTabs = ['outline', 'details', 'to-do'] as const

export type SideTab = (typeof sideTabs)[number]

type State = {
  tab: SideTab
  /** What is shown next takes the focus as it comes: its code may still be on the way. */
  leadsIn: boolean
}

export const useSideTab = create<State>(() => ({ tab: 'outline', leadsIn: false }))

export function chooseSideTab(tab: SideTab) {
  useSideTab.setState({ tab, leadsIn: false })
}

export function isSideTabOpen(tab: SideTab): boolean {
  return isOutlineOpen() && useSideTab.getState().tab === tab
}

/** With the focus on its tab. */
export function openSideTab(tab: SideTab) {
  flushSync(() => {
    setOutlineFold('open')
    chooseSideTab(tab)
  })
  document.querySelector<HTMLElement>('[data-outline] [role="tab"][aria-selected="true"]')?.focus()
}

/** With the focus in it. */
export function leadInto(tab: SideTab) {
  setOutlineFold('open')
  useSideTab.setState({ tab, leadsIn: true })
}

export function hasLedIn() {
  useSideTab.setState({ leadsIn: false })
}
