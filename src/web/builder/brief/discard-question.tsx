import { texts } from '#texts/brief.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type Props = { isOpen: boolean; onDiscard: () => void; onClose: () => void }

/** Asks before words that were typed go. */
export function DiscardQuestion({ isOpen, onDiscard, onClose }: Props) {
  const { title, text, discard, keep } = texts.unsaved
  if (!isOpen) return null
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={discard}
      cancelLabel={keep}
      isDestructive
      isOpen
      onConfirm={onDiscard}
      onClose={onClose}
    />
  )
}
