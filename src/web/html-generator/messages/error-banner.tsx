import { IconAlertCircleFilled, IconX } from '@tabler/icons-react'
import { texts } from '#texts/html-generator.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MessageWords } from '../../ui/message-words.tsx'
import type { Complaint } from './complaint.ts'
import styles from './error-banner.module.css'

type Props = {
  complaint: Complaint | undefined
  /** The tab that complains, unless it is the open one. */
  source: string | undefined
  onDismiss: () => void
}

/**
 * Stays until it is dismissed or the next attempt begins. Its place is always there, so that it is announced;
 * but not when a list of the same errors takes the focus: two voices at once say nothing.
 */
export function ErrorBanner({ complaint, source, onDismiss }: Props) {
  const role = complaint?.isListed && !source ? 'group' : 'alert'
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
    <div role={role} aria-label={source ? texts.errorOf(source) : texts.error}>
      {complaint && (
        <div className={styles.banner}>
          <IconAlertCircleFilled className={styles.icon} size={20} aria-hidden />
          <div className={styles.words}>
            <p className={styles.title}>
              {texts.error} {source && <span className={styles.source}>{source}</span>}
            </p>
            {complaint.messages.map((message) => (
              <p key={message}>
                <MessageWords>{message}</MessageWords>
              </p>
            ))}
            {complaint.hint && <p className={styles.hint}>{complaint.hint}</p>}
          </div>
          <IconButton
            icon={<IconX aria-hidden />}
            label={source ? texts.dismissErrorOf(source) : texts.dismissError}
            onClick={onDismiss}
          />
        </div>
      )}
    </div>
  )
}
