import { useEffect } from 'react'
import { useSaving } from '../../editor/saving.ts'
import { keepFocus } from '../../reviewing/review-actions.ts'
import { SaveNotice } from '../../view/save-notice.tsx'

/** The builder's own notice lies under the review: nobody is to go on accepting what is not saved. */
export function NotSaved() {
  const isRefused = useSaving(({ status }) => status === 'refused')
  useEffect(() => {
    // Its answers go with it.
    if (isRefused) return keepFocus
  }, [isRefused])
  return <SaveNotice />
}
