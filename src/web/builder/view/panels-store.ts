import { create } from 'zustand'

/** The dialogs of the builder, which `panels.tsx` lists. Whatever opens one (button, menu, key, palette) opens the same one. */
export type PanelName =
  | 'export'
  | 'preview'
  | 'pages'
  | 'find'
  | 'copy-sections'
  | 'start'
  | 'shortcuts'
  | 'palette'
  | 'reset'
  | 'news'
  | 'decide'
  | 'share'
  | 'versions'
  | 'links'
  | 'languages'
  | 'state'
  | 'comments'
  | 'import'
  | 'sign-out'
  | 'brief'
  | 'progress'
  | 'review'

/** What each of them is given. */
export type PanelProps = { user: string; isOpen: boolean; onClose: () => void }

type Panels = {
  /** The one that is open, if any. */
  open: PanelName | undefined
  /** The one that closing leads back to. */
  back: PanelName | undefined
}

const none: Panels = { open: undefined, back: undefined }

export const usePanels = create<Panels>(() => none)

export function openPanel(name: PanelName, back?: PanelName) {
  usePanels.setState({ open: name, back })
}

export function closePanel() {
  usePanels.setState(({ back }) => ({ ...none, open: back }))
}

/** Whoever leaves the screen comes back to none. */
export function forgetPanels() {
  usePanels.setState(none)
}
