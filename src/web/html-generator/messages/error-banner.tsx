import { CloseButton } from '@mantine/core'
import { IconAlertCircleFilled } from '@tabler/icons-react'
import { texts } from '../texts.ts'
import type { Complaint } from './complaint.ts'
import styles from './error-banner.module.css'

type Props = { complaint: Complaint | undefined; onDismiss: () => void }

/** Stays until it is dismissed or the next attempt begins. Its place is always there, so that it is announced. */
export function ErrorBanner({ complaint, onDismiss }: Props) {
  return (
    <div role="alert">
      {complaint && (
        <div className={styles.banner}>
          <IconAlertCircleFilled className={styles.icon} size={20} aria-hidden />
          <div className={styles.words}>
            <p className={styles.title}>{texts.error}</p>
            {complaint.messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
            {complaint.hint && <p className={styles.hint}>{complaint.hint}</p>}
          </div>
          <CloseButton aria-label={texts.dismissError} onClick={onDismiss} />
        </div>
      )}
    </div>
  )
}
