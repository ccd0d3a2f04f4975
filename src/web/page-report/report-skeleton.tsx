import { Skeleton } from '../ui/skeleton.tsx'
import styles from './report-skeleton.module.css'

/** In the shape of a few findings. */
export function ReportSkeleton() {
  return (
    <div className={styles.rows}>
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
    </div>
  )
}
