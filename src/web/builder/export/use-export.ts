import { useState } from 'react'
import { hasWrittenContent } from '#content/draft-content.ts'
import { texts } from '#texts/export.ts'
import { useEditor } from '../editor/editor-store.ts'
import { findExportError } from './create-files.ts'
import { type ExportFlow, idleExport, isBusy } from './export-flow.ts'

/** Success is told of after about half a second, when the browser has shown the files. */
const telling = 500

/** The exports of the open page. The files themselves are made by parts that are loaded for it. */
export function useExport() {
  const [flow, setFlow] = useState<ExportFlow>(idleExport)

  async function exportFiles(protect: boolean) {
    await run('exporting', 'files', async () => {
      const { saveFiles } = await import('./save-files.ts')
      await saveFiles(useEditor.getState().draft, protect)
    })
  }

  async function generateHtml(usePlaceholderImages: boolean) {
    await run('generating', 'html', async () => {
      const { saveHtml } = await import('./save-html.ts')
      await saveHtml(useEditor.getState().draft, usePlaceholderImages)
    })
  }

  async function run(status: 'exporting' | 'generating', what: 'files' | 'html', work: () => Promise<void>) {
    if (isBusy(flow)) return
    const error = findError(what)
    if (error) return setFlow({ status: 'refused', error })
    setFlow({ status })
    try {
      await work()
      await new Promise((resolve) => setTimeout(resolve, telling))
      setFlow({ status: 'done', what })
    } catch (cause) {
      console.error(cause)
      setFlow({ status: 'failed', what })
    }
  }

  return { flow, exportFiles, generateHtml, clear: () => setFlow(idleExport) }
}

function findError(what: 'files' | 'html') {
  const { draft } = useEditor.getState()
  const error = findExportError(draft)
  if (error || what === 'files' || hasWrittenContent(draft.content)) return error
  return { field: 'page', message: texts.noContent } as const
}
