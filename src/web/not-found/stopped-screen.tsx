import { texts } from '#texts/frame.ts'
import styles from './notice.module.css'

/** A screen could not be loaded or broke. A reload fetches the code again, which heals the usual cause: a new version. */
export function StoppedScreen() {
  return (
    <main className={styles.notice}>
      <title>{texts.stopped.pageTitle}</title>
      <h1>{texts.stopped.heading}</h1>
      <p>{texts.stopped.text}</p>
      <button type="button" className={styles.button} onClick={() => window.location.reload()}>
        {texts.stopped.reload}
      </button>
    </main>
  )
}
