import { useState } from 'react'
import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { texts } from '#texts/export.ts'
import { isServerAway } from '../../api/is-server-away.ts'
import { useEditor } from '../editor/editor-store.ts'
import { findExportError } from './create-files.ts'
import { type ExportFlow, idleExport, isBusy } from './export-flow.ts'

/** Success is told of after about half a second, when the browser has shown the files. */
const telling = 500

type Asked = {
  status: 'exporting' | 'generating'
  what: 'files' | 'html'
  /** As it was typed; one that is refused is not the page's. */
  pageName: string
}

/** The exports of the open page. The files themselves are made by parts that are loaded for it. */
export function useExport() {
  const [flow, setFlow] = useState<ExportFlow>(idleExport)

  async function exportFiles(pageName: string, protect: boolean) {
    await run({ status: 'exporting', what: 'files', pageName }, async () => {
      const { saveFiles } = await import('./save-files.ts')
      await saveFiles(useEditor.getState().draft, protect)
    })
  }

  async function generateHtml(pageName: string, usePlaceholderImages: boolean) {
    await run({ status: 'generating', what: 'html', pageName }, async () => {
      const { saveHtml } = await import('./save-html.ts')
      await saveHtml(useEditor.getState().draft, usePlaceholderImages)
    })
  }

  async function run({ status, what, pageName }: Asked, work: () => Promise<void>) {
    if (isBusy(flow)) return
    const error = findError(what, pageName)
    if (error) return setFlow({ status: 'refused', error })
    setFlow({ status })
    try {
      await work()
      await new Promise((resolve) => setTimeout(resolve, telling))
      setFlow({ status: 'done', what })
    } catch (cause) {
      console.error(cause)
      setFlow({ status: 'failed', what, isServerAway: await isServerAway() })
    }
  }

  return { flow, exportFiles, generateHtml, clear: () => setFlow(idleExport) }
}

function findError(what: Asked['what'], pageName: string) {
  const { draft } = useEditor.getState()
  const error = findExportError({ ...draft, layout: { ...draft.layout, pageName } })
  if (error || what === 'files' || hasWrittenContent(draft.content)) return error
  return { field: 'page', message: texts.noContent } as const
}
