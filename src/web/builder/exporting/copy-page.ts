import { countNotAccepted } from '#content/draft/draft-content.ts'
import type { CopyButton } from '#formats/formats.ts'
import { texts } from '#texts/export-buttons.ts'
import { laterPart } from '../../loading/later-part.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { findExportError } from './find-export-error.ts'

/** An export without the dialog, for what needs no decisions: a toast says how it ended. */
export async function copyPage(button: CopyButton) {
  const { draft } = useEditor.getState()
  const error = findExportError(draft, button)
  if (error) return showToast({ text: error.message, tone: 'bad' })
  const words = texts.buttons[button]
  try {
    const { exportDraft } = await loadExport()
    const outcome = await exportDraft(button, draft, {
      protect: false,
      beside: false,
      usePlaceholderImages: false,
      signOff: false,
    })
    const waiting = countNotAccepted(draft.content)
    const said = [words[outcome] ?? words.done, ...(waiting > 0 ? [texts.notAccepted(waiting)] : [])]
    showToast({ text: said.join(' '), tone: 'good' })
  } catch (cause) {
    console.error(cause)
    showToast({ text: words.failed, tone: 'bad' })
  }
}

const loadExport = laterPart(() => import('./export-draft.ts'))
