import { Button } from '@mantine/core'
import styles from './notice.module.css'

/** A screen could not be loaded or broke. A reload fetches the code again, which heals the usual cause: a new version. */
export function StoppedScreen() {
  return (
    <main className={styles.notice}>
      <title>Something went wrong · Webpage Builder</title>
      <h1>Something went wrong</h1>
      <p>This page stopped working. Your files on this computer are untouched.</p>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </main>
  )
}
