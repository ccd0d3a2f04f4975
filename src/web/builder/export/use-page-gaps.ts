import { useMemo } from 'react'
import { findDraftFaults } from '#checks/check-draft.ts'
import type { Rule } from '#checks/finding.ts'
import { countUnaccepted } from '#content/draft-content.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { useEditor } from '../editor/editor-store.ts'

/** How many values nobody has accepted, how many the page needs and does not have, and buttons that lead nowhere. */
export type PageGaps = { leftOut: number; required: number; buttons: number }

export function usePageGaps(): PageGaps {
  const draft = useEditor((state) => state.draft)
  const manifest = useManifest()
  return useMemo(() => {
    const faults = manifest ? findDraftFaults(draft, manifest) : []
    const count = (...rules: Rule[]) => faults.filter(({ fault }) => rules.includes(fault.rule)).length
    return {
      leftOut: countUnaccepted(draft.content),
      required: count('required-empty', 'required-not-accepted'),
      buttons: count('button-without-link'),
    }
  }, [draft, manifest])
}
