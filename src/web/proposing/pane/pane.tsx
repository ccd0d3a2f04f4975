import type { ReactNode } from 'react'
import styles from './pane.module.css'

type Props = {
  title: string
  /** What is chosen for the whole pane, beside its title. */
  choice: ReactNode
  className: string | undefined
  children: ReactNode
}

/** One of the two sides: its title and what is chosen for it, and below that what it shows. */
export function Pane({ title, choice, className, children }: Props) {
  return (
    <section className={`${styles.pane} ${className}`} aria-label={title}>
      <div className={styles.bar}>
        <h3>{title}</h3>
        {choice}
      </div>
      {children}
    </section>
  )
}
