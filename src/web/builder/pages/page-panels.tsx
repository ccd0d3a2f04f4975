import { closePanel, usePanels } from '../panels-store.ts'
import { lazyPanel, usePanelsInReserve } from './lazy-panel.tsx'

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
      {open === 'preview' && <PreviewDialog {...props} />}
      {open === 'reset' && <ResetDialog {...props} />}
    </>
  )
}

const PagesDialog = lazyPanel(async () => (await import('./pages-dialog.tsx')).PagesDialog)
const ImportDialog = lazyPanel(async () => (await import('../importing/import-dialog.tsx')).ImportDialog)
const ExportDialog = lazyPanel(async () => (await import('../export/export-dialog.tsx')).ExportDialog)
const PreviewDialog = lazyPanel(async () => (await import('../preview/preview-dialog.tsx')).PreviewDialog)

const ResetDialog = lazyPanel(async () => (await import('./reset-dialog.tsx')).ResetDialog)
