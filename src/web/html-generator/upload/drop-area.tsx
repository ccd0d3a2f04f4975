import '@mantine/core/styles/LoadingOverlay.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/dropzone/styles.layer.css'
import { Dropzone } from '@mantine/dropzone'
import type { ReactNode, Ref } from 'react'
import styles from './drop-area.module.css'

type Props = {
  /** Name of the file input, for those who cannot see the area. */
  label: string
  /** What stands in the area while something is dragged over it. */
  dropNow: string
  isMultiple: boolean
  /** One line high, once something is chosen. */
  isCompact: boolean
  isDisabled: boolean
  chooseLabel: string
  chooseRef?: Ref<HTMLButtonElement>
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Choose by the button, or drop. What fits is judged by whoever gets the files, who can say more than a browser. */
export function DropArea(props: Props) {
  const { label, dropNow, isMultiple, isCompact, isDisabled, chooseLabel, chooseRef, onFiles, children } =
    props
  return (
    <Dropzone
      className={styles.area ?? ''}
      classNames={{ inner: styles.inner ?? '' }}
      activateOnKeyboard={false}
      disabled={isDisabled}
      mod={{ compact: isCompact }}
      inputProps={{ 'aria-label': label, accept, multiple: isMultiple }}
      onDropAny={(files, rejections) => {
        const all = [...files, ...rejections.map(({ file }) => file)]
        if (all.length > 0) onFiles(all)
      }}
      onDrop={() => {}}
    >
      <div className={styles.idle}>{children}</div>
      <p className={styles.dropNow} aria-hidden>
        {dropNow}
      </p>
      {/* A click on the button reaches the area, which opens the file dialog. */}
      <button type="button" ref={chooseRef} className={styles.choose} disabled={isDisabled}>
        {chooseLabel}
      </button>
    </Dropzone>
  )
}

const accept = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document'
