import { create } from 'zustand'

/** The dialogs of the builder. Whatever opens one (button, menu, shortcut, palette) opens the same one. */
export type PanelName =
  | 'export'
  | 'preview'
  | 'pages'
  | 'shortcuts'
  | 'palette'
  | 'reset'
  | 'import'
  | 'sign-out'
  | 'brief'
  | 'progress'
  | 'review'

/** The one that is open, if any. */
export const usePanels = create<{ open: PanelName | undefined }>(() => ({ open: undefined }))

export function openPanel(name: PanelName) {
  usePanels.setState({ open: name })
}

export function closePanel() {
  usePanels.setState({ open: undefined })
}
