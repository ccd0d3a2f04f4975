import { texts } from '#texts/writing.ts'
import { estimateSecondsLeft } from '../writing/estimate.ts'
import type { Running } from '../writing/run-store.ts'
import styles from './progress-dialog.module.css'
import { useClock } from './use-clock.ts'

type Props = { run: Running }

/** How long it has taken, how long it may take, and whether the server has to be waited for. */
export function RunTime({ run: { since, total, completed, waitsUntil } }: Props) {
  const now = useClock()
  const elapsedSeconds = Math.max(0, Math.floor((now - since.time) / 1000))
  const pace = { elapsedSeconds, written: completed - since.completed, left: total - completed }
  const left = estimateSecondsLeft(pace)
  const waits = waitsUntil === undefined ? 0 : Math.floor((waitsUntil - now) / 1000)
  return (
    <>
      <p className={styles.time}>
        <span>{texts.progress.elapsed(elapsedSeconds)}</span>
        {left !== undefined && <span>{texts.progress.left(left)}</span>}
      </p>
      <p className={styles.waits}>{waits > 0 && texts.progress.waits(waits)}</p>
    </>
  )
}
