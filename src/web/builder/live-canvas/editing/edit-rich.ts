import type { Editor } from '@tiptap/core'
import { normalizeRichText } from '#content/values/rich-text.ts'
import { createRichTextEditor } from '../../../ui/rich-text-field/rich-text-editor.ts'
import type { Edit } from './edit-text.ts'

type Options = { element: HTMLElement; html: string; onType: (html: string) => void }

export type RichEdit = Edit & {
  editor: Editor
  focusAt: (point: { x: number; y: number } | undefined) => void
}

/** Rich text typed where it stands, with the editor of the review. The element itself is what it edits. */
export function editRich({ element, html, onType }: Options): RichEdit {
  element.replaceChildren()
  const editor = createRichTextEditor({ element: { mount: element }, html, attributes: {}, onChange: onType })

  function focus() {
    // Firefox gives the focus to an element of a frame that has it already.
    element.ownerDocument.defaultView?.focus()
    editor.view.focus()
  }

  return {
    editor,
    focus,
    focusAt(point) {
      const at = point && editor.view.posAtCoords({ left: point.x, top: point.y })
      editor.commands.setTextSelection(at?.pos ?? editor.state.doc.content.size)
      focus()
    },
    show(value) {
      editor.commands.setContent(normalizeRichText(value), { emitUpdate: false })
    },
    put(value) {
      editor.commands.setContent(normalizeRichText(value), { emitUpdate: true })
    },
    stop() {
      editor.destroy()
    },
  }
}
