import { IconFileUpload } from '@tabler/icons-react'
import styles from './drop-invitation.module.css'

type Props = { line: string; hint?: string }

/** What an empty drop area says. */
export function DropInvitation({ line, hint }: Props) {
  return (
    <div className={styles.invitation}>
      <IconFileUpload className={styles.icon} size={36} stroke={1.25} aria-hidden />
      <p className={styles.line}>{line}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
