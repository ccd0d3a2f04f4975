import { texts } from '#texts/page-questions.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { act } from '../editor/act.ts'

type Props = { onClose: () => void }

export function ResetDialog({ onClose }: Props) {
  return (
    <ConfirmDialog
      title={texts.reset.title}
      text={texts.reset.text}
      confirmLabel={texts.reset.confirm}
      cancelLabel={texts.reset.cancel}
      isDestructive
      isOpen
      onClose={onClose}
      onConfirm={() => {
        onClose()
        act('reset', {})
      }}
    />
  )
}
