import { IconFileImport } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { texts } from '#texts/importing.ts'
import { Button } from '../../ui/button.tsx'
import styles from './file-drop.module.css'

type Props = { chooseLabel: string; onFiles: (files: File[]) => void }

/** Choose by the button, or drop. What fits is judged by whoever gets the files. */
export function FileDrop({ chooseLabel, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function take(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers; the button is for everyone
    <div
      className={styles.area}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={take}
    >
      <IconFileImport className={styles.icon} size={32} stroke={1.25} aria-hidden />
      <p>{isOver ? texts.dropNow : texts.invitation}</p>
      <input
        ref={input}
        type="file"
        accept=".json,.docx,application/json,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        aria-label={texts.input}
        className={styles.input}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file can be chosen again after it was mended.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button variant="default" onClick={() => input.current?.click()}>
        {chooseLabel}
      </Button>
    </div>
  )
}
