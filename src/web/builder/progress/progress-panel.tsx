import { offerRun } from '../writing/generate.ts'
import { type Standstill, useRun } from '../writing/run-store.ts'
import { PausedDialog } from './paused-dialog.tsx'
import { ProgressDialog } from './progress-dialog.tsx'

type Props = { onClose: () => void }

/** The run as it is: under way, or standing still. */
export function ProgressPanel({ onClose }: Props) {
  const run = useRun()

  /** The run can go on later, unless the page itself is to be decided on first. */
  function closePaused(run: Standstill) {
    onClose()
    if (run.reason !== 'conflict') offerRun(run)
  }

  switch (run.status) {
    case 'running':
      return <ProgressDialog run={run} />
    case 'paused':
      return <PausedDialog run={run} onClose={() => closePaused(run)} />
    default:
      return null
  }
}
