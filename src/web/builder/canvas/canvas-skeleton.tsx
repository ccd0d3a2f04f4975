import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './canvas-skeleton.module.css'

/** A page on its way: a header, a hero, sections. */
export function CanvasSkeleton() {
  return (
    <div className={styles.page} aria-hidden>
      <Skeleton className={styles.header} />
      <Skeleton className={styles.hero} />
      <Skeleton className={styles.section} />
      <Skeleton className={styles.section} />
    </div>
  )
}
