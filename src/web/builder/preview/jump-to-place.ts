import { flushSync } from 'react-dom'
import type { Finding } from '#checks/finding.ts'
import { focusCanvas } from '../editor/focus.ts'
import { showSection } from '../outline/show-section.ts'
import { closePanel, openPanel } from '../panels-store.ts'
import { beginReviewAt } from '../review/review-store.ts'
import { startRenaming } from '../top-bar/renaming-store.ts'
import { rememberFinding } from './return-to-finding.ts'

/** Goes to where a finding is mended: its field in the review (and back), its section on the canvas, or the page's name. */
export function jumpToPlace(finding: Finding) {
  const { place, fault } = finding
  if (place?.field !== undefined) {
    const { instanceId, field, item } = place
    beginReviewAt({ instanceId, place: item === undefined ? { field } : { field, item: item - 1 } })
    rememberFinding(finding)
    return openPanel('review', 'preview')
  }
  // The dialog gives the focus back first; then it goes where it belongs.
  flushSync(closePanel)
  if (place) showSection(place.instanceId)
  else if (fault.rule === 'page-name') startRenaming()
  else focusCanvas()
}
