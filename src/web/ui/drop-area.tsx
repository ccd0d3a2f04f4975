import { type DragEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import styles from './drop-area.module.css'
import { readDropped } from './read-dropped.ts'

type Props = {
  /** Name of the file input, for those who cannot see the area. */
  label: string
  /** What stands in the area while something is dragged over it. */
  dropNow: string
  /** What the file dialog offers, as of a native file input. */
  accept: string
  isMultiple?: boolean
  isDisabled?: boolean
  /** One line high, once something is chosen; `snug` is as high as what stands in it. */
  size: 'tall' | 'line' | 'snug'
  chooseLabel: string
  chooseRef?: Ref<HTMLButtonElement>
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Choose by the button, or drop. What fits is judged by whoever gets the files, who can say more than a browser. */
export function DropArea(props: Props) {
  const { label, dropNow, accept, isMultiple = false, isDisabled = false, size, children } = props
  const { chooseLabel, chooseRef, onFiles } = props
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(holdTheScreen, [])

  function take(files: File[]) {
    if (files.length > 0) onFiles(files)
  }

  async function drop({ dataTransfer }: DragEvent) {
    setOver(false)
    if (!isDisabled) take(await readDropped(dataTransfer))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the area is for pointers; the button is for everyone
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      className={styles.area}
      data-drop-area
      data-size={size}
      data-over={isOver || undefined}
      data-disabled={isDisabled || undefined}
      onClick={({ target }) => {
        if (!isDisabled && target !== input.current) input.current?.click()
      }}
      onDragEnter={() => setOver(!isDisabled)}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        className={styles.input}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file can be chosen again after it was mended.
          currentTarget.value = ''
          take(files)
        }}
      />
      <div className={styles.idle}>{children}</div>
      <p className={styles.dropNow} aria-hidden>
        {dropNow}
      </p>
      {/* A click on the button reaches the area, which opens the file dialog. */}
      <Button ref={chooseRef} className={styles.choose} variant="default" isDisabled={isDisabled}>
        {chooseLabel}
      </Button>
    </div>
  )
}

/** A file that is let go beside the area would take the place of the screen. */
function holdTheScreen() {
  const hold = (event: Event) => event.preventDefault()
  document.addEventListener('dragover', hold)
  document.addEventListener('drop', hold)
  return () => {
    document.removeEventListener('dragover', hold)
    document.removeEventListener('drop', hold)
  }
}
