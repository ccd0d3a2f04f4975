import { IconBold, IconItalic, IconLink, IconList, IconListNumbers, IconUnderline } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { texts } from '#texts/rich-text.ts'
import { IconButton } from '../icon-button.tsx'
import { LinkForm } from './link-form.tsx'
import styles from './rich-text-field.module.css'

type Props = {
  editor: Editor
  /** Asked for once more, as by a key, the form for a link opens. */
  linksAsked?: number
}

/** The marks and lists, pressed where the text has them. One stop for Tab, the arrows go from one to the next. */
export function RichTextToolbar({ editor, linksAsked = 0 }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const [isLinking, setLinking] = useState(false)
  const [current, setCurrent] = useState(0)
  useRedrawOn(editor)

  useEffect(() => {
    if (linksAsked > 0) setLinking(true)
  }, [linksAsked])

  const chain = () => editor.chain().focus()
  const tools: Tool[] = [
    tool('bold', <IconBold aria-hidden />, () => chain().toggleBold().run(), 'Mod+B'),
    tool('italic', <IconItalic aria-hidden />, () => chain().toggleItalic().run(), 'Mod+I'),
    tool('underline', <IconUnderline aria-hidden />, () => chain().toggleUnderline().run(), 'Mod+U'),
    tool('bulletList', <IconList aria-hidden />, () => chain().toggleBulletList().run()),
    tool('orderedList', <IconListNumbers aria-hidden />, () => chain().toggleOrderedList().run()),
    tool('link', <IconLink aria-hidden />, () => setLinking(true)),
  ]

  function step(event: KeyboardEvent) {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (direction === undefined) return
    event.preventDefault()
    const next = (current + direction + tools.length) % tools.length
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  function finish() {
    setLinking(false)
    editor.commands.focus()
  }

  return (
    <>
      <div ref={bar} role="toolbar" aria-label={texts.toolbar} className={styles.toolbar} onKeyDown={step}>
        {tools.map(({ mark, label, icon, run, shortcut }, index) => (
          <IconButton
            key={mark}
            label={label}
            icon={icon}
            shortcut={shortcut}
            aria-pressed={editor.isActive(mark)}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={run}
          />
        ))}
      </div>
      {isLinking && (
        <LinkForm
          address={String(editor.getAttributes('link').href ?? '')}
          onSet={(href) => {
            linkTo(editor, href)
            finish()
          }}
          onRemove={() => {
            editor.chain().extendMarkRange('link').unsetLink().run()
            finish()
          }}
          onClose={finish}
        />
      )}
    </>
  )
}

type Mark = keyof typeof labels
type Tool = { mark: Mark; label: string; icon: ReactNode; run: () => void; shortcut?: string }

const labels = {
  bold: texts.bold,
  italic: texts.italic,
  underline: texts.underline,
  bulletList: texts.bulletList,
  orderedList: texts.numberedList,
  link: texts.link,
}

function tool(mark: Mark, icon: ReactNode, run: () => void, shortcut?: string): Tool {
  return { mark, label: labels[mark], icon, run, ...(shortcut !== undefined && { shortcut }) }
}

/** The selected words, or the link that the cursor is in; with neither, the address itself. */
function linkTo(editor: Editor, href: string) {
  if (editor.state.selection.empty && !editor.isActive('link')) {
    editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
  } else {
    editor.chain().extendMarkRange('link').setLink({ href }).run()
  }
}

function useRedrawOn(editor: Editor) {
  const [, setCount] = useState(0)
  useEffect(() => {
    const redraw = () => setCount((count) => count + 1)
    editor.on('transaction', redraw)
    return () => void editor.off('transaction', redraw)
  }, [editor])
}
