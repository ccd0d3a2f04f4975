import { sizeOfAll } from '#content/writing/generation-plan.ts'
import { texts } from '#texts/html-generator.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import { describeTask } from './describe-place.ts'
import styles from './fill-panel.module.css'
import type { FillRun } from './fill-run.ts'
import type { Landing } from './use-landing.ts'

type Props = { ref: Landing; run: FillRun; waitSeconds: number | undefined; onCancel: () => void }

/** How far the run is, and what is being written now. */
export function FillProgress({ ref, run, waitSeconds, onCancel }: Props) {
  const nameOf = useComponentName()
  const task = run.tasks[run.next]
  const done = sizeOfAll(run.tasks.slice(0, run.next))
  const total = sizeOfAll(run.tasks)

  return (
    <div className={styles.progress}>
      <p className={styles.counts}>
        <span>{texts.fill.progress}</span>
        <span>{texts.fill.done(done, total)}</span>
      </p>
      <progress aria-label={texts.fill.progress} max={total} value={done} />
      <p className={styles.quiet}>
        {waitSeconds === undefined ? task && describeTask(task, nameOf) : texts.fill.waiting(waitSeconds)}
      </p>
      <div className={styles.actions}>
        <Button ref={ref} variant="subtle" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {run.filledCount > 0 && <span className={styles.quiet}>{texts.fill.cancelKeeps}</span>}
      </div>
    </div>
  )
}
