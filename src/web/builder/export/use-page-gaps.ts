import { useMemo } from 'react'
import { bankDay } from '#base/bank-day.ts'
import type { Draft } from '#content/draft/draft.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { findPageGaps, type PageGaps } from './page-gaps.ts'

/** With the action address that stands in the dialog; nothing while the catalogue is not here. */
export function usePageGaps(draft: Draft, actionUrl: string): PageGaps | undefined {
  const manifest = useManifest()
  return useMemo(
    () => manifest && findPageGaps({ ...draft, actionUrl }, manifest, bankDay(new Date())),
    [draft, actionUrl, manifest],
  )
}
