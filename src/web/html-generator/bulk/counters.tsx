import type { BulkSummary } from '#content/parse-result.ts'
import { texts } from '#texts/html-generator.ts'
import styles from './counters.module.css'

type Props = {
  summary: BulkSummary
  /** Files that a broken-off run has left. */
  unread?: number
}

export function Counters({ summary: { total, successful, failed }, unread = 0 }: Props) {
  return (
    <dl className={styles.counters}>
      <Counter label={texts.bulk.total} value={total} />
      <Counter label={texts.bulk.successful} value={successful} tone="good" />
      <Counter label={texts.bulk.failed} value={failed} tone="bad" />
      {unread > 0 && <Counter label={texts.bulk.unreadFiles} value={unread} tone="warn" />}
    </dl>
  )
}

function Counter({ label, value, tone }: { label: string; value: number; tone?: 'good' | 'bad' | 'warn' }) {
  return (
    <div className={styles.counter}>
      <dt>{label}</dt>
      <dd data-tone={value > 0 ? tone : undefined}>{value}</dd>
    </div>
  )
}
