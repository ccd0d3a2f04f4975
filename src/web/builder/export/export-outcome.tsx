import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { texts } from '#texts/export.ts'
import { texts as buttonTexts } from '#texts/export-buttons.ts'
import { texts as uiTexts } from '#texts/ui.ts'
import type { ExportFlow } from './export-flow.ts'
import styles from './export-outcome.module.css'

type Props = { flow: ExportFlow }

/**
 * How the last export ended, and before it what to expect: the room is taken from the start. Both places are always
 * there, so that what comes into them is announced.
 */
export function ExportOutcome({ flow }: Props) {
  const hasEnded = flow.status === 'done' || flow.status === 'failed' || isRefusedPage(flow)
  return (
    <div className={styles.outcome}>
      {!hasEnded && <p className={styles.quiet}>{texts.exportHint}</p>}
      <div role="alert">
        <Trouble flow={flow} />
      </div>
      <div role="status">
        {flow.status === 'done' && <Success button={flow.button} outcome={flow.outcome} />}
      </div>
    </div>
  )
}

/** A refused name is told of at its field. */
function isRefusedPage(flow: ExportFlow) {
  return flow.status === 'refused' && flow.error.field === 'page'
}

function Trouble({ flow }: Props) {
  if (flow.status === 'refused' && flow.error.field === 'page') {
    return (
      <Bad>
        <p>{flow.error.message}</p>
      </Bad>
    )
  }
  if (flow.status !== 'failed') return null
  return (
    <Bad>
      <p>{buttonTexts.buttons[flow.button].failed}</p>
      <p className={styles.quiet}>
        {flow.isServerAway && texts.away} {texts.nothingLost}
      </p>
    </Bad>
  )
}

function Bad({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bad}>
      <IconAlertCircle className={styles.icon} size={18} role="img" aria-label={uiTexts.error} />
      <div>{children}</div>
    </div>
  )
}

function Success({ button, outcome }: Omit<Extract<ExportFlow, { status: 'done' }>, 'status'>) {
  const words = buttonTexts.buttons[button]
  return (
    <div className={styles.good}>
      <p>{words[outcome] ?? words.done}</p>
      {words.doneHint && <p className={styles.quiet}>{words.doneHint}</p>}
    </div>
  )
}
