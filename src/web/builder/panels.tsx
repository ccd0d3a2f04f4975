import { type ComponentType, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { lazyPanel, usePanelsInReserve } from './lazy-panel.tsx'
import { unlinkPanel } from './view/linked-panel.ts'
import {
  closePanel,
  forgetPanels,
  openPanel,
  type PanelName,
  type PanelProps,
  usePanels,
} from './view/panels-store.ts'

/** Every dialog of the builder. `openPanel` opens one by its name; its code is fetched by then. */
const panels: Record<PanelName, ComponentType<PanelProps>> = {
  pages: lazyPanel(async () => (await import('./pages/pages-dialog.tsx')).PagesDialog),
  find: lazyPanel(async () => (await import('./find/find-dialog.tsx')).FindDialog),
  'copy-sections': lazyPanel(async () => (await import('./copying/copy-dialog.tsx')).CopyDialog),
  start: lazyPanel(async () => (await import('./starting/start-dialog.tsx')).StartDialog),
  import: lazyPanel(async () => (await import('./importing/import-dialog.tsx')).ImportDialog),
  export: lazyPanel(async () => (await import('./export/export-dialog.tsx')).ExportDialog),
  preview: lazyPanel(async () => (await import('./preview/preview-dialog.tsx')).PreviewDialog),
  // Whoever starts a run needs the dialog that shows it, even if the network is gone by then.
  brief: lazyPanel(async () => {
    const [{ BriefDialog }] = await Promise.all([import('./brief/brief-dialog.tsx'), loadProgress()])
    return BriefDialog
  }),
  progress: lazyPanel(async () => (await loadProgress()).ProgressPanel),
  review: lazyPanel(async () => (await import('./review/review-dialog.tsx')).ReviewDialog),
  reset: lazyPanel(async () => (await import('./pages/reset-dialog.tsx')).ResetDialog),
  news: lazyPanel(async () => (await import('./news/news-dialog.tsx')).NewsDialog),
  decide: lazyPanel(async () => (await import('./news/decide-dialog.tsx')).DecideDialog),
  share: lazyPanel(async () => (await import('./pages/share-dialog.tsx')).ShareDialog),
  versions: lazyPanel(async () => (await import('./versions/versions-dialog.tsx')).VersionsDialog),
  comments: lazyPanel(async () => (await import('./comments/comments-dialog.tsx')).CommentsDialog),
  state: lazyPanel(async () => (await import('./page-state/state-dialog.tsx')).StateDialog),
  languages: lazyPanel(async () => (await import('./languages/languages-dialog.tsx')).LanguagesDialog),
  links: lazyPanel(async () => (await import('./links/links-dialog.tsx')).LinksDialog),
  palette: lazyPanel(async () => (await import('./palette/palette.tsx')).Palette),
  shortcuts: lazyPanel(async () => (await import('./shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog),
  'sign-out': lazyPanel(async () => (await import('./pages/sign-out-panel.tsx')).SignOutPanel),
}

function loadProgress() {
  return import('./progress/progress-panel.tsx')
}

type Props = { user: string }

/** The one that is open. */
export function Panels({ user }: Props) {
  usePanelsInReserve()
  useLinkedPanel()
  const open = usePanels((state) => state.open)
  const Panel = open && panels[open]
  return Panel ? <Panel key={open} user={user} isOpen onClose={closePanel} /> : null
}

/** A link of another screen may name one in its state. Whoever comes back finds none that was open when they left. */
function useLinkedPanel() {
  const { state } = useLocation()
  const asked = useRef<unknown>(state?.panel)
  useEffect(() => {
    const { current } = asked
    if (isPanelName(current)) {
      unlinkPanel()
      openPanel(current)
    }
    return forgetPanels
  }, [])
}

function isPanelName(name: unknown): name is PanelName {
  return typeof name === 'string' && Object.hasOwn(panels, name)
}
