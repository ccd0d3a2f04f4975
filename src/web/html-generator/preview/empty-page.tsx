import type { ReactNode } from 'react'
import styles from './empty-page.module.css'

type Props = { children: ReactNode }

/** A drawing of a page where a page will be. */
export function EmptyPage({ children }: Props) {
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
        <rect className={styles.sheet} x="8.5" y="4.5" width="143" height="111" rx="6" />
        <rect className={styles.strong} x="20" y="18" width="56" height="8" rx="3" />
        <rect className={styles.soft} x="20" y="32" width="76" height="4" rx="2" />
        <rect className={styles.soft} x="20" y="40" width="64" height="4" rx="2" />
        <rect className={styles.accent} x="20" y="51" width="26" height="9" rx="4" />
        <rect className={styles.soft} x="108" y="18" width="32" height="42" rx="4" />
        <rect className={styles.soft} x="20" y="74" width="36" height="28" rx="4" />
        <rect className={styles.soft} x="62" y="74" width="36" height="28" rx="4" />
        <rect className={styles.soft} x="104" y="74" width="36" height="28" rx="4" />
      </svg>
      <p>{children}</p>
    </div>
  )
}
