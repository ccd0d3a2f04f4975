import { useEffect, useState } from 'react'
import { countAll, type ReviewedInstance, reviewedInstances } from '#content/draft/review.ts'
import { texts } from '#texts/review.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { UndoButtons } from '../commands/undo-buttons.tsx'
import { keepSwitches } from '../editor/change.ts'
import { useEditor } from '../editor/editor-store.ts'
import { hasTyped, leaveEdit, stopEditing, useEditing } from '../reviewing/editing-store.ts'
import { findPending } from '../reviewing/find-pending.ts'
import { goOnTyping, redoInReview, undoInReview } from '../reviewing/review-actions.ts'
import { forgetReview, useReview } from '../reviewing/review-store.ts'
import { editRow, focusedSpot, focusRow, focusSheet } from '../reviewing/rows.ts'
import { findKeptTyping, keepTyping } from '../value/kept-typing.ts'
import { forgetRefusals } from '../value/regenerations.ts'
import { openPanel } from '../view/panels-store.ts'
import { NothingToReview } from './page/nothing-to-review.tsx'
import { ReviewFoot } from './page/review-foot.tsx'
import { ReviewQuestions } from './page/review-questions.tsx'
import styles from './review-dialog.module.css'
import { ReviewView } from './review-view.tsx'
import { NotSaved } from './value/not-saved.tsx'

type Props = { isOpen: boolean; onClose: () => void }

/** Every text of the page, to be read, changed and accepted. */
export function ReviewDialog({ isOpen, onClose }: Props) {
  const manifest = useManifest()
  const draft = useEditor((state) => state.draft)
  const reviewed = manifest ? reviewedInstances(draft, manifest) : []
  const start = useReviewLife(reviewed)

  const close = () => leaveEdit(onClose)
  if (!manifest) return null
  const counts = countAll(reviewed)
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
      <div className={styles.place}>
        <NotSaved />
        {reviewed.length === 0 ? (
          <NothingToReview onClose={close} />
        ) : (
          <ReviewView manifest={manifest} reviewed={reviewed} counts={counts} start={start} />
        )}
      </div>
      <ReviewQuestions />
    </Dialog>
  )
}

/**
 * Begins where something was typed and neither saved nor given up, else at the value that was asked for, else at the
 * first that waits. Where it begins.
 */
function useReviewLife(reviewed: readonly ReviewedInstance[]): string | undefined {
  const [{ pageId, kept, first }] = useState(() => {
    const { pageId } = useEditor.getState()
    const kept = findKeptTyping({ pageId, locale: frontNow() }, reviewed)
    const begun = kept && { instanceId: kept.instanceId, ...kept.place }
    return { pageId, kept, first: begun ?? useReview.getState().asked ?? findPending(reviewed, undefined) }
  })
  useEffect(() => {
    keepSwitches()
    let lastSpot = first
    const remember = () => {
      lastSpot = focusedSpot() ?? lastSpot
    }
    document.addEventListener('focusin', remember)
    if (first) focusRow(first.instanceId, first)
    else focusSheet()
    if (kept) goOnTyping(kept)
    else if (first && useReview.getState().isToEdit) editRow(first.instanceId, first)
    const stopKeeping = useEditing.subscribe(({ editing }) =>
      keepTyping({ pageId, locale: frontNow() }, editing),
    )
    const stopFollowing = useEditor.subscribe((page, before) => {
      // Work that goes on as a page of its own takes along what is being typed.
      if (page.pageId !== pageId && page.draft === before.draft)
        keepTyping({ pageId: page.pageId, locale: frontNow() }, useEditing.getState().editing)
    })
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => {
      document.removeEventListener('focusin', remember)
      window.removeEventListener('beforeunload', askBeforeLeaving)
      // What nobody has decided about is offered when the review opens again.
      stopKeeping()
      stopFollowing()
      forgetRefusals()
      stopEditing()
      forgetReview(lastSpot)
    }
  }, [pageId, kept, first])
  return first?.instanceId
}

/** What is typed is of this face: another one comes to the front only after that is decided. */
function frontNow() {
  return useEditor.getState().draft.layout.locale
}

function askBeforeLeaving(event: BeforeUnloadEvent) {
  const { editing } = useEditing.getState()
  if (editing && hasTyped(editing)) event.preventDefault()
}
