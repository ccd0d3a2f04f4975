import { useEffect } from 'react'
import { afterPaint } from './after-paint.ts'
import styles from './live-section.module.css'
import type { Sheet } from './use-live-sheets.ts'

type Props = {
  sheet: Sheet
  scale: number
  title: string
  /** The others lie below. */
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
      data-shown={isShown || undefined}
      style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      title={title}
      aria-hidden={!isShown || undefined}
      tabIndex={isShown ? undefined : -1}
      sandbox=""
      srcDoc={html}
      onLoad={() => afterPaint(() => onArrive(number))}
    />
  )
}
