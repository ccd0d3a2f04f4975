import type { ReactNode } from 'react'
import styles from './length-count.module.css'

type Props = { id?: string; isOver: boolean; children: ReactNode }

/** How long a text is of how long it may be. */
export function LengthCount({ id, isOver, children }: Props) {
  return (
    <span id={id} className={styles.count} data-over={isOver || undefined}>
      {children}
    </span>
  )
}
