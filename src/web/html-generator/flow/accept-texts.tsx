import { texts } from '#texts/html-generator.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type Props = { count: number; onAccept: () => void; onClose: () => void }

/** Texts that nobody has accepted go out once somebody says so. */
export function AcceptTexts({ count, onAccept, onClose }: Props) {
  const { waiting } = texts
  return (
    <ConfirmDialog
      title={waiting.title(count)}
      text={waiting.text}
      confirmLabel={waiting.accept}
      cancelLabel={waiting.back}
      isOpen
      onConfirm={onAccept}
      onClose={onClose}
    />
  )
}
