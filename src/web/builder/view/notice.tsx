import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

type Props = { title: string; text: string; children: ReactNode }

/** Why the page is not as safe as it should be, with the answers to that. */
export function Notice({ title, text, children }: Props) {
  return (
    <div className={styles.notice}>
      <IconAlertTriangle className={styles.icon} size={20} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
      </div>
      <div className={styles.answers}>{children}</div>
    </div>
  )
}
