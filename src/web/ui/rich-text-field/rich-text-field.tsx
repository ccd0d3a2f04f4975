import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { createRichTextEditor } from './rich-text-editor.ts'
import styles from './rich-text-field.module.css'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

type Props = {
  label: string
  /** Where the text starts from; later values are the editor's own. */
  initialHtml: string
  dir: 'ltr' | 'rtl'
  lang: string
  describedBy?: string | undefined
  isInvalid?: boolean
  onChange: (html: string) => void
}

/** Text with bold, italic, underline, lists and links, as pages allow it. It takes the focus when it appears. */
export function RichTextField({
  label,
  initialHtml,
  dir,
  lang,
  describedBy,
  isInvalid = false,
  onChange,
}: Props) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(onChange)
  const [editor, setEditor] = useState<Editor>()
  // The editor lives as long as the field, and starts with what it was given first.
  const [start] = useState(() => ({ html: initialHtml, label, dir, lang, describedBy }))

  useEffect(() => {
    latest.current = onChange
  })

  useEffect(() => {
    if (!place.current) return
    const created = createRichTextEditor({
      element: place.current,
      html: start.html,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': start.label,
        ...(start.describedBy !== undefined && { 'aria-describedby': start.describedBy }),
        dir: start.dir,
        lang: start.lang,
        class: styles.text ?? '',
      },
      onChange: (html) => latest.current(html),
    })
    created.commands.focus('end')
    setEditor(created)
    return () => created.destroy()
  }, [start])

  useEffect(() => {
    if (isInvalid) editor?.view.dom.setAttribute('aria-invalid', 'true')
    else editor?.view.dom.removeAttribute('aria-invalid')
  }, [editor, isInvalid])

  return (
    <div className={styles.field}>
      {editor && <RichTextToolbar editor={editor} />}
      <div ref={place} />
    </div>
  )
}
