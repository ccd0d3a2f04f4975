import { texts } from '#texts/page-questions.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type Props = { onStay: () => void; onLeave: () => void }

/** Asks before work that could not be saved is given up. */
export function LeaveDialog({ onStay, onLeave }: Props) {
  return (
    <ConfirmDialog
      title={texts.leave.title}
      text={texts.leave.text}
      confirmLabel={texts.leave.confirm}
      cancelLabel={texts.leave.cancel}
      isDestructive
      isOpen
      onClose={onStay}
      onConfirm={onLeave}
    />
  )
}
