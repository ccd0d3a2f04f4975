import { useEffect } from 'react'
import styles from './live-section.module.css'
import type { Sheet } from './sheets.ts'

type Props = {
  sheet: Sheet
  scale: number
  title: string
  /** The other one lies below until it is drawn. */
  isShown: boolean
  onArrive: (number: number) => void
}

/** Pictures from far away are not waited for longer, in milliseconds. */
const patience = 400

/**
 * One page in a frame without any rights. Each page gets a frame of its own: one that is given another page would add a
 * step to the browser's history.
 */
export function SheetFrame({
  sheet: { number, html, width, height },
  scale,
  title,
  isShown,
  onArrive,
}: Props) {
  useEffect(() => {
    const timer = setTimeout(() => onArrive(number), patience)
    return () => clearTimeout(timer)
  }, [number, onArrive])

  return (
    <iframe
      className={styles.frame}
      style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      title={title}
      aria-hidden={!isShown || undefined}
      tabIndex={isShown ? undefined : -1}
      sandbox=""
      srcDoc={html}
      onLoad={() => afterDrawing(() => onArrive(number))}
    />
  )
}

/** Loaded is not yet drawn. */
function afterDrawing(then: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(then))
}
