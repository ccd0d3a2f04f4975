import { useNavigate } from 'react-router'
import { texts } from '#texts/session.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { signOut } from './session.ts'

type Props = { onClose: () => void }

/** Asks before it signs out. It is open as long as it is there. */
export function SignOutDialog({ onClose }: Props) {
  const navigate = useNavigate()

  function leave() {
    signOut()
    navigate('/login', { replace: true })
  }

  return (
    <ConfirmDialog
      title={texts.confirm.question}
      text={texts.confirm.assurance}
      confirmLabel={texts.confirm.yes}
      cancelLabel={texts.confirm.no}
      isOpen
      onConfirm={leave}
      onClose={onClose}
    />
  )
}
