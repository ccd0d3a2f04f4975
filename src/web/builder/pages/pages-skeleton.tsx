import { texts as list } from '#texts/page-list.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './pages-skeleton.module.css'

/** Three rows of the list that is on its way. */
export function PagesSkeleton() {
  return (
    <div role="status" aria-label={list.loading} className={styles.rows}>
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
    </div>
  )
}
