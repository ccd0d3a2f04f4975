import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
} from '@tabler/icons-react'
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
  | { status: 'mend' | 'none'; children: string }

const icons = {
  pending: IconClock,
  accepted: IconCircleCheck,
  error: IconAlertTriangle,
  mend: IconAlertCircle,
  none: IconCircleDashed,
}

/** How many of them are accepted; that none is yet is no success. */
export function AcceptedMark({ accepted, total }: { accepted: number; total: number }) {
  return (
    <StatusMark status={accepted > 0 ? 'accepted' : 'none'}>
      {texts.counts.accepted(accepted, total)}
    </StatusMark>
  )
}

/** A status as icon and word. */
export function StatusMark({ status, children }: Props) {
  const Icon = icons[status]
  return (
    <span className={styles.mark} data-status={status}>
      <Icon size={14} aria-hidden />
      {children ?? (status in texts.statuses && texts.statuses[status as Status])}
    </span>
  )
}
