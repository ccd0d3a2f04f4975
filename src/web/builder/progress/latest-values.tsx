import { texts } from '#texts/writing.ts'
import type { LatestValue } from '../writing/run-store.ts'
import styles from './latest-values.module.css'

type Props = { values: readonly LatestValue[] }

/** The newest first, a line each. Its room is there from the start, so that nothing moves. */
export function LatestValues({ values }: Props) {
  return (
    <section className={styles.latest} aria-label={texts.progress.latest}>
      <h3 className={styles.title}>{texts.progress.latest}</h3>
      <ul className={styles.list}>
        {values.map(({ id, section, label, text }) => (
          <li key={id} className={styles.value}>
            <span className={styles.place}>{texts.progress.place(section, label)}</span>
            <bdi className={styles.text}>{text}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
