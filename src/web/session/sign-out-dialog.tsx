import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { texts } from '#texts/session.ts'
import { signOut } from './session.ts'
import styles from './sign-out-dialog.module.css'

type Props = { onClose: () => void }

const questionId = 'sign-out-question'
const assuranceId = 'sign-out-assurance'

/** Asks before it signs out. It is open as long as it is there. */
export function SignOutDialog({ onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  function leave() {
    signOut()
    navigate('/login', { replace: true })
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={questionId}
      aria-describedby={assuranceId}
      onClose={onClose}
    >
      <h2 id={questionId}>{texts.confirm.question}</h2>
      <p id={assuranceId} className={styles.assurance}>
        {texts.confirm.assurance}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={styles.stay} onClick={() => dialog.current?.close()}>
          {texts.confirm.no}
        </button>
        <button type="button" className={styles.leave} onClick={leave}>
          {texts.confirm.yes}
        </button>
      </div>
    </dialog>
  )
}
