import { flushSync } from 'react-dom'
import { texts } from '#texts/review.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { keepEditing, stopEditing, useEditing } from '../../reviewing/editing-store.ts'
import { forgetRefusal, useRegenerations } from '../../value/regenerations.ts'

/** What the review asks: whether typed words may go, and what to do when nothing was written. */
export function ReviewQuestions() {
  const { editing, leaving } = useEditing()
  const refusal = useRegenerations(({ refusals }) => refusals[0])
  return (
    <>
      {editing && leaving && (
        <ConfirmDialog
          title={texts.unsavedTitle}
          text={texts.unsavedText(editing.label)}
          confirmLabel={texts.discard}
          cancelLabel={texts.keepEditing}
          isDestructive
          isOpen
          onConfirm={() => {
            flushSync(stopEditing)
            leaving()
          }}
          onClose={keepEditing}
        />
      )}
      {refusal && (
        <ConfirmDialog
          title={refusal.title}
          text={`${refusal.cause} ${texts.nothingChanged}`}
          confirmLabel={refusal.answer.label}
          cancelLabel={texts.close}
          isOpen
          onConfirm={() => {
            flushSync(forgetRefusal)
            refusal.answer.act()
          }}
          onClose={forgetRefusal}
        />
      )}
    </>
  )
}
