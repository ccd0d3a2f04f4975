import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './warning.module.css'

/** What speaks against a fact. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className={styles.warning}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
