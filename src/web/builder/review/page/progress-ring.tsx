import type { ValueCounts } from '#content/draft/review.ts'
import styles from './progress-ring.module.css'

type Props = {
  counts: ValueCounts
  /** Something in it is still to be mended, accepted or not. */
  isToMend: boolean
}

/** How much of a component is accepted. Says nothing that does not stand beside it in words. */
export function ProgressRing({ counts: { accepted, total }, isToMend }: Props) {
  const isAccepted = accepted === total
  const isDone = isAccepted && !isToMend
  return (
    <svg
      className={styles.ring}
      data-done={isDone || undefined}
      data-mend={(isAccepted && isToMend) || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
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
      {isAccepted && isToMend && <path className={styles.mend} d="M12 7.5v5.5M12 16.4v.1" />}
    </svg>
  )
}
