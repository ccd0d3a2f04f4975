import { texts } from '#texts/writing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { cancel } from '../writing/generate.ts'
import type { Running } from '../writing/run-store.ts'
import { CurrentTask } from './current-task.tsx'
import { LatestValues } from './latest-values.tsx'
import styles from './progress-dialog.module.css'
import { RunTime } from './run-time.tsx'

type Props = { run: Running }

/** A run under way. Closing it is cancelling, which loses nothing. */
export function ProgressDialog({ run }: Props) {
  const { total, completed, failures, task, latest } = run
  const percent = Math.floor((completed / total) * 100)
  return (
    <Dialog
      title={texts.progress.title}
      size="medium"
      outside="stays"
      isOpen
      onClose={cancel}
      footer={
        <Button variant="default" onClick={cancel}>
          {texts.progress.cancel}
        </Button>
      }
    >
      <div className={styles.progress}>
        <p className={styles.counts}>
          <span className={styles.percent}>{texts.progress.percent(percent)}</span>
          <span>{texts.progress.completed(completed, total)}</span>
        </p>
        <progress className={styles.bar} aria-label={texts.progress.label} max={total} value={completed} />
        <p className={styles.quiet}>{texts.progress.hint}</p>
        <CurrentTask task={task} />
        <RunTime run={run} />
        <p className={styles.failures}>{failures > 0 && texts.progress.failures(failures)}</p>
        <LatestValues values={latest} />
      </div>
    </Dialog>
  )
}
