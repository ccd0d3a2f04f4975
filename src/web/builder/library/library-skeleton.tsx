import { texts } from '#texts/library.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './library-skeleton.module.css'

/** The places of the cards until they are known. */
export function LibrarySkeleton() {
  return (
    <div className={styles.skeleton}>
      <p className={styles.said}>{texts.loading}</p>
      <Skeleton className={styles.family} />
      {places.map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton className={styles.picture} />
          <div className={styles.words}>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.line} />
            <Skeleton className={styles.line} />
          </div>
        </div>
      ))}
    </div>
  )
}

const places = [1, 2, 3, 4, 5, 6, 7, 8]
