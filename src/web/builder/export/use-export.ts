import { useState } from 'react'
import type { Choices } from '#formats/format.ts'
import type { ExportButton } from '#formats/formats.ts'
import { isServerAway } from '../../loading/is-server-away.ts'
import { useEditor } from '../editor/editor-store.ts'
import { exportDraft } from '../exporting/export-draft.ts'
import { findExportError } from '../exporting/find-export-error.ts'
import { type ExportFlow, idleExport, isBusy } from './export-flow.ts'

/** Success is told of after about half a second, when the browser has shown the files. */
const telling = 500

/** The exports of the open page. What makes the files is loaded for it. */
export function useExport(user: string) {
  const [flow, setFlow] = useState<ExportFlow>(idleExport)

  /** The page name as it was typed: one that is refused is not the page's. */
  async function start(button: ExportButton, pageName: string, choices: Choices) {
    if (isBusy(flow)) return
    const { draft, pageId } = useEditor.getState()
    const error = findExportError({ ...draft, layout: { ...draft.layout, pageName } }, button)
    if (error) return setFlow({ status: 'refused', error })
    setFlow({ status: 'working', button })
    try {
      const outcome = await exportDraft(button, draft, choices, { user, pageId })
      await new Promise((resolve) => setTimeout(resolve, telling))
      setFlow({ status: 'done', button, outcome })
    } catch (cause) {
      console.error(cause)
      setFlow({ status: 'failed', button, isServerAway: await isServerAway() })
    }
  }

  return { flow, start, clear: () => setFlow(idleExport) }
}
