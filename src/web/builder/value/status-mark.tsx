import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import type { FieldValue } from '#content/values/field-value.ts'
import { texts } from '#texts/review.ts'
import styles from './status-mark.module.css'

type Status = FieldValue['status']

type Props =
  | {
      status: Status
      /** Instead of the status's own word. */
      children?: string
    }
  /** Of several values, however their statuses are. */
  | { status: 'mend'; children: string }

const icons = {
  pending: IconClock,
  accepted: IconCircleCheck,
  error: IconAlertTriangle,
  mend: IconAlertCircle,
}

/** A status as icon and word. */
export function StatusMark({ status, children }: Props) {
  const Icon = icons[status]
  return (
    <span className={styles.mark} data-status={status}>
      <Icon size={14} aria-hidden />
      {children ?? (status !== 'mend' && texts.statuses[status])}
    </span>
  )
}
