import { type RefObject, useEffect, useState } from 'react'
import type { Finding } from '#checks/finding.ts'
import { findingKey } from '../../page-report/finding-key.ts'

let asked: string | undefined

/** The dialog that opens next with findings leads the focus back to this one. */
export function rememberFinding(finding: Finding) {
  asked = findingKey(finding)
}

/**
 * Leads there once the report is there, and tells which finding it is; one that has been mended is not, and a focus
 * that has moved on stays.
 */
export function useReturnToFinding(report: RefObject<HTMLElement | null>): string | undefined {
  const [wanted] = useState(() => asked)
  useEffect(() => {
    const place = report.current
    asked = undefined
    if (wanted === undefined || !place) return
    const before = document.activeElement
    const observer = new MutationObserver(lead)
    function lead() {
      if (place?.querySelector('[aria-busy="true"]')) return
      observer.disconnect()
      const row = [...(place?.querySelectorAll<HTMLElement>('[data-finding]') ?? [])].find(
        (each) => each.dataset.finding === wanted,
      )
      if (document.activeElement === before) row?.focus()
    }
    observer.observe(place, { subtree: true, childList: true, attributes: true })
    lead()
    return () => observer.disconnect()
  }, [report, wanted])
  return wanted
}
