import { useMemo } from 'react'
import { texts } from '#texts/canvas.ts'
import type { PicturePolicy } from '../../pictures/picture-policy.ts'
import { useDrag } from '../drag/drag-store.ts'
import type { ShownFace } from '../view/shown-faces.ts'
import { type FrameForm, frameDocument, sandboxOf } from './frame-document.ts'
import styles from './live-frame.module.css'

type Props = {
  face: ShownFace
  form: FrameForm
  policy: PicturePolicy
  width: number
  /** How far from the left it stands in the canvas, in pixels of the screen. */
  left: number
  onOpen: (frame: HTMLIFrameElement) => void
}

/** The frame of the page. It is never moved and never given another document, which would load it anew. */
export function LiveFrame({ face, form, policy, width, left, onOpen }: Props) {
  const title = face === 'front' ? texts.live.frame : texts.live.frameIn(face)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document would be another page
  const empty = useMemo(() => frameDocument(policy, title), [])
  const isDragging = useDrag(({ status }) => status === 'dragging')
  return (
    <iframe
      className={styles.frame}
      data-still={isDragging || undefined}
      style={{ inlineSize: width, left }}
      title={title}
      // Its sections are reached by the keys of the list before it.
      tabIndex={-1}
      sandbox={sandboxOf[form]}
      srcDoc={empty}
      onLoad={({ currentTarget }) => onOpen(currentTarget)}
    />
  )
}
