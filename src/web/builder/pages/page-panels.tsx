import { lazyPanel, usePanelsInReserve } from '../lazy-panel.tsx'
import { closePanel, usePanels } from '../view/panels-store.ts'

type Props = { user: string }

/** The dialogs about whole pages. Each is loaded when it is opened for the first time. */
export function PagePanels({ user }: Props) {
  usePanelsInReserve()
  const open = usePanels((panels) => panels.open)
  const props = { user, isOpen: true, onClose: closePanel }
  return (
    <>
      {open === 'pages' && <PagesDialog {...props} />}
      {open === 'import' && <ImportDialog {...props} />}
      {open === 'export' && <ExportDialog {...props} />}
      {open === 'review' && <ReviewDialog {...props} />}
      {open === 'brief' && <BriefDialog {...props} />}
      {open === 'progress' && <ProgressPanel {...props} />}
      {open === 'preview' && <PreviewDialog {...props} />}
      {open === 'reset' && <ResetDialog {...props} />}
    </>
  )
}

const PagesDialog = lazyPanel(async () => (await import('./pages-dialog.tsx')).PagesDialog)
const ImportDialog = lazyPanel(async () => (await import('../importing/import-dialog.tsx')).ImportDialog)
const ExportDialog = lazyPanel(async () => (await import('../export/export-dialog.tsx')).ExportDialog)
const ReviewDialog = lazyPanel(async () => (await import('../review/review-dialog.tsx')).ReviewDialog)
const PreviewDialog = lazyPanel(async () => (await import('../preview/preview-dialog.tsx')).PreviewDialog)

/** Whoever starts a run needs the dialog that shows it, even if the network is gone by then. */
const BriefDialog = lazyPanel(async () => {
  const [{ BriefDialog: Dialog }] = await Promise.all([import('../brief/brief-dialog.tsx'), loadProgress()])
  return Dialog
})
const ProgressPanel = lazyPanel(async () => (await loadProgress()).ProgressPanel)
const ResetDialog = lazyPanel(async () => (await import('./reset-dialog.tsx')).ResetDialog)

function loadProgress() {
  return import('../progress/progress-panel.tsx')
}
