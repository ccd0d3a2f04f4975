import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconPencil,
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
  /** Of several values, however their statuses are, or of one that is being typed. */
  | { status: 'mend' | 'none' | 'typed'; children: string }

const icons = {
  pending: IconClock,
  accepted: IconCircleCheck,
  error: IconAlertTriangle,
  mend: IconAlertCircle,
  none: IconCircleDashed,
  typed: IconPencil,
}

/** How many of them are accepted; that none is yet is no success. */
export function AcceptedMark({ accepted, total }: { accepted: number; total: number }) {
  return (
    <StatusMark status={accepted > 0 ? 'accepted' : 'none'}>
      {texts.counts.accepted(accepted, total)}
    </StatusMark>
  )
}

/** Of a value that is being typed: what it was is no longer so. */
export function ValueStatusMark({ status, isTyped }: { status: Status; isTyped: boolean }) {
  return isTyped ? <StatusMark status="typed">{texts.typed}</StatusMark> : <StatusMark status={status} />
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
