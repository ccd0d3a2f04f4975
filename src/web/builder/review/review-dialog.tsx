import { useEffect, useState } from 'react'
import { countPage, type ReviewedInstance, reviewedInstances } from '#content/review.ts'
import { texts } from '#texts/review.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { openPanel } from '../panels-store.ts'
import { UndoButtons } from '../top-bar/undo-buttons.tsx'
import { leaveEdit, stopEditing } from './editing-store.ts'
import { findPending } from './find-pending.ts'
import { NothingToReview } from './nothing-to-review.tsx'
import { stopRegenerations } from './regenerations.ts'
import { redoInReview, undoInReview } from './review-actions.ts'
import { ReviewFoot } from './review-foot.tsx'
import { ReviewQuestions } from './review-questions.tsx'
import { forgetReview, useReview } from './review-store.ts'
import { ReviewView } from './review-view.tsx'
import { focusRow, focusSheet } from './rows.ts'
import { useLoadedWriterStatus } from './writer-names.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** Every text of the page, to be read, changed and accepted. */
export function ReviewDialog({ isOpen, onClose }: Props) {
  const manifest = useManifest()
  const draft = useEditor((state) => state.draft)
  const reviewed = manifest ? reviewedInstances(draft, manifest) : []
  const start = useReviewLife(reviewed)
  useLoadedWriterStatus()

  const close = () => leaveEdit(onClose)
  if (!manifest) return null
  const counts = countPage(draft, manifest)
  return (
    <Dialog
      title={texts.title}
      size="full"
      isOpen={isOpen}
      onClose={close}
      aside={<UndoButtons onUndo={undoInReview} onRedo={redoInReview} />}
      footer={
        <ReviewFoot
          counts={counts}
          onGoBack={() => leaveEdit(() => openPanel('brief'))}
          onExport={() => leaveEdit(() => openPanel('export'))}
        />
      }
    >
      {reviewed.length === 0 ? (
        <NothingToReview onClose={close} />
      ) : (
        <ReviewView manifest={manifest} reviewed={reviewed} counts={counts} start={start} />
      )}
      <ReviewQuestions />
    </Dialog>
  )
}

/** Begins at the value that was asked for, else at the first that waits, and leaves nothing behind. Where it begins. */
function useReviewLife(reviewed: readonly ReviewedInstance[]): string | undefined {
  const [first] = useState(() => useReview.getState().asked ?? findPending(reviewed, undefined))
  useEffect(() => {
    if (first) focusRow(first.instanceId, first.place)
    else focusSheet()
    return () => {
      stopRegenerations()
      stopEditing()
      forgetReview()
    }
  }, [first])
  return first?.instanceId
}
