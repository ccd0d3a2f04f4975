import { useRun } from '../writing/run-store.ts'
import { PausedDialog } from './paused-dialog.tsx'
import { ProgressDialog } from './progress-dialog.tsx'

type Props = { onClose: () => void }

/** The run as it is: under way, or standing still. */
export function ProgressPanel({ onClose }: Props) {
  const run = useRun()
  switch (run.status) {
    case 'running':
      return <ProgressDialog run={run} />
    case 'paused':
      return <PausedDialog run={run} onClose={onClose} />
    default:
      return null
  }
}
