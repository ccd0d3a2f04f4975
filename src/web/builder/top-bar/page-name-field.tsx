import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { texts } from '#texts/top-bar.ts'
import styles from './page-name.module.css'

type Props = {
  initial: string
  /** What the files of a page of that name are called; empty where nothing follows from it. */
  fileNameFor: (name: string) => string
  onSave: (name: string) => void
  onCancel: () => void
  /** The focus went elsewhere, and stays there. */
  onLeave: (name: string) => void
}

/** Where the page's name is written, and what its files will be called. */
export function PageNameField({ initial, fileNameFor, onSave, onCancel, onLeave }: Props) {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const [name, setName] = useState(initial)
  const trimmed = name.trim()
  const fileName = trimmed === '' ? undefined : fileNameFor(trimmed)

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  function end(how: (name: string) => void) {
    if (isDone.current) return
    isDone.current = true
    how(trimmed)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // The button that comes in its place is not meant.
    event.preventDefault()
    end(event.key === 'Enter' ? onSave : onCancel)
  }

  return (
    <div className={styles.field}>
      <input
        ref={input}
        className={styles.input}
        aria-label={texts.pageName.label}
        aria-describedby={hintId}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.pageName.untitled}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => end(onLeave)}
      />
      <p id={hintId} aria-live="polite" className={styles.hint}>
        {fileName !== undefined && texts.pageName.files(fileName)}
      </p>
    </div>
  )
}
