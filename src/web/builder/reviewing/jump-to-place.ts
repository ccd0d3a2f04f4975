import { flushSync } from 'react-dom'
import type { Fault, Finding, FindingPlace } from '#checks/finding.ts'
import { type Place, placeOf } from '#content/place.ts'
import { instanceOf, slotsOf } from '#content/slots.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { focusCanvas } from '../editor/focus.ts'
import { codeIn } from '../editor/page-change.ts'
import { showPageDetails } from '../view/page-details.ts'
import { closePanel, openPanel } from '../view/panels-store.ts'
import { startRenaming } from '../view/renaming-store.ts'
import { showSection } from '../view/show-section.ts'
import { rememberFinding } from './return-to-finding.ts'
import { beginReviewAt } from './review-store.ts'

/**
 * Goes to where a finding is mended: its field in the review (and back to the dialog that told of it), its section on
 * the canvas, or the page's name.
 */
export function jumpToPlace(finding: Finding, back: 'preview' | 'export') {
  const { place, fault } = finding
  const value = place && findValue(place, fault)
  if (place && value) {
    beginReviewAt({ instanceId: place.instanceId, ...value })
    rememberFinding(finding)
    return openPanel('review', back)
  }
  // The dialog gives the focus back first; then it goes where it belongs.
  flushSync(closePanel)
  if (place) showSection(place.instanceId)
  else if (fault.rule === 'page-name') startRenaming()
  else if (fault.rule === 'product-unknown' || fault.rule === 'notice-wording-missing') showPageDetails()
  else focusCanvas()
}

/** The value to be looked at: for items that are missing, and for a section without any text, the first one there is. */
function findValue({ instanceId, field, item }: FindingPlace, { rule }: Fault): Place | undefined {
  if (field !== undefined) return placeOf({ field, ...(item !== undefined && { item }) })
  if (!rule.endsWith('-items') && rule !== 'section-left-out') return undefined
  const { draft } = useEditor.getState()
  const component = findComponent(codeIn(draft, instanceId))
  if (!component) return undefined
  const [slot] = slotsOf(component, instanceOf(draft, component, instanceId))
  return slot && placeOf(slot)
}

function findComponent(code: string | undefined) {
  return loadedManifest()?.components.find((each) => each.code === code)
}
