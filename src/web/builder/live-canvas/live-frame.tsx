import { useMemo } from 'react'
import { texts } from '#texts/canvas.ts'
import type { PicturePolicy } from '../../pictures/picture-policy.ts'
import { useDrag } from '../drag/drag-store.ts'
import { type FrameForm, frameDocument, sandboxOf } from './frame-document.ts'
import styles from './live-frame.module.css'

type Props = {
  form: FrameForm
  policy: PicturePolicy
  width: number
  onOpen: (frame: HTMLIFrameElement) => void
}

/** The frame of the page. It is never moved and never given another document, which would load it anew. */
export function LiveFrame({ form, policy, width, onOpen }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document would be another page
  const empty = useMemo(() => frameDocument(policy), [])
  const isDragging = useDrag(({ status }) => status === 'dragging')
  return (
    <iframe
      className={styles.frame}
      data-still={isDragging || undefined}
      style={{ inlineSize: width }}
      title={texts.live.frame}
      // Its sections are reached by the keys of the list before it.
      tabIndex={-1}
      sandbox={sandboxOf[form]}
      srcDoc={empty}
      onLoad={({ currentTarget }) => onOpen(currentTarget)}
    />
  )
}
