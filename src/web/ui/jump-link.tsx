import type { ReactNode } from 'react'
import styles from './jump-link.module.css'

type Props = { to: string; children: ReactNode }

/** Goes to a heading of the same screen, with the focus, and leaves the address as it is. */
export function JumpLink({ to, children }: Props) {
  return (
    <a
      className={styles.link}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault()
        const target = document.getElementById(to)
        target?.focus({ preventScroll: true })
        target?.scrollIntoView({ block: 'start' })
      }}
    >
      {children}
    </a>
  )
}
