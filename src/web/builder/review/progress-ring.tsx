import type { ValueCounts } from '#content/review.ts'
import styles from './progress-ring.module.css'

type Props = { counts: ValueCounts }

/** How much of a component is accepted. Says nothing that does not stand beside it in words. */
export function ProgressRing({ counts: { accepted, total } }: Props) {
  const isDone = accepted === total
  return (
    <svg className={styles.ring} data-done={isDone || undefined} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="9.5" />
      {accepted > 0 && (
        <circle
          className={styles.part}
          cx="12"
          cy="12"
          r="9.5"
          pathLength={100}
          strokeDasharray={`${(accepted / total) * 100} 100`}
        />
      )}
      {isDone && <path className={styles.check} d="m8 12.4 2.7 2.7 5.3-5.6" />}
    </svg>
  )
}
