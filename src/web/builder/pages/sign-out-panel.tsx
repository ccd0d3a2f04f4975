import { useEffect, useRef, useState } from 'react'
import { texts } from '#texts/page-questions.ts'
import { signOut } from '../../session/session.ts'
import { SignOutDialog } from '../../session/sign-out-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { giveUpWork, keepForLater, saveNow } from '../editor/saving.ts'
import type { PanelProps } from '../view/panels-store.ts'
import { openPanel } from '../view/panels-store.ts'

/** Asks before it signs out, and says so where the work would not stay in this browser. */
export function SignOutPanel({ onClose }: PanelProps) {
  const [isKept, setKept] = useState<boolean>()

  useEffect(() => {
    let isCurrent = true
    void saveNow().then(() => {
      if (isCurrent) setKept(keepForLater())
    })
    return () => {
      isCurrent = false
    }
  }, [])

  if (isKept === undefined) return null
  return isKept ? <SignOutDialog onClose={onClose} /> : <LosingDialog onClose={onClose} />
}

function LosingDialog({ onClose }: { onClose: () => void }) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      role="alertdialog"
      size="medium"
      title={texts.signOut.title}
      description={texts.signOut.text}
      initialFocus={stay}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button ref={stay} variant="default" onClick={onClose}>
            {texts.signOut.cancel}
          </Button>
          <Button variant="default" onClick={() => openPanel('export')}>
            {texts.signOut.export}
          </Button>
          <Button
            variant="bad"
            onClick={() => {
              giveUpWork()
              signOut()
            }}
          >
            {texts.signOut.confirm}
          </Button>
        </>
      }
    />
  )
}
