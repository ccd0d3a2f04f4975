import { texts } from '#texts/writing.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { openPanel } from '../view/panels-store.ts'
import { resume } from '../writing/generate.ts'
import type { Standstill } from '../writing/run-store.ts'
import { signInAgain } from '../writing/sign-in-again.ts'
import styles from './paused-dialog.module.css'

type Props = { run: Standstill; onClose: () => void }

/** Says why the run stands still, what is safe, and how it goes on. */
export function PausedDialog({ run, onClose }: Props) {
  const { reason, message, completed, total } = run
  const { title, reasons, soFar, close } = texts.stopped
  const wayOn = wayOnFrom(run)
  const text = (
    <div className={styles.text}>
      <p>{message ?? reasons[reason]}</p>
      <p>{soFar(completed, total)}</p>
    </div>
  )
  // What is to be decided first is asked in the page below.
  if (reason === 'conflict') {
    const footer = <Button onClick={onClose}>{close}</Button>
    return (
      <Dialog
        role="alertdialog"
        size="small"
        title={title}
        description={text}
        footer={footer}
        isOpen
        onClose={onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={wayOn.label}
      cancelLabel={close}
      isOpen
      onClose={onClose}
      onConfirm={wayOn.act}
    />
  )
}

function wayOnFrom({ reason }: Standstill): { label: string; act: () => void } {
  const { signIn, resume: goOn, brief } = texts.stopped
  if (reason === 'sign-in') return { label: signIn, act: () => void signInAgain(resume) }
  if (reason === 'too-long') return { label: brief, act: () => openPanel('brief') }
  return { label: goOn, act: resume }
}
