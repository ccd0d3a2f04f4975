import type { ValueCounts } from '#content/draft/review.ts'
import { texts } from '#texts/review.ts'
import { AcceptedMark, StatusMark } from '../../value/status-mark.tsx'
import styles from './page-counts.module.css'

type Props = { counts: ValueCounts }

/** How far the page is: '12 of 84 accepted · 70 pending · 2 errors'. */
export function PageCounts({ counts: { total, accepted, pending, error } }: Props) {
  return (
    <ul className={styles.counts} aria-label={texts.counts.label}>
      <li>
        <AcceptedMark accepted={accepted} total={total} />
      </li>
      {pending > 0 && (
        <li>
          <StatusMark status="pending">{texts.counts.pending(pending)}</StatusMark>
        </li>
      )}
      {error > 0 && (
        <li>
          <StatusMark status="error">{texts.counts.error(error)}</StatusMark>
        </li>
      )}
    </ul>
  )
}
