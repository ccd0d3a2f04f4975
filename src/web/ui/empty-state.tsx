import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type Props = {
  /** Says nothing that the text does not say. */
  drawing: ReactNode
  title: string
  text: string
  action?: ReactNode
}

/** What stands where nothing is yet: what belongs here, and the way to it. */
export function EmptyState({ drawing, title, text, action }: Props) {
  return (
    <div className={styles.empty}>
      <div aria-hidden className={styles.drawing}>
        {drawing}
      </div>
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
