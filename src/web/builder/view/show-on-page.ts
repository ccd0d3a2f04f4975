import { flushSync } from 'react-dom'
import type { PagePlace } from '#content/place.ts'
import { sectionId } from '../editor/focus.ts'
import { closePanel } from './panels-store.ts'
import { type Selection, select } from './selection.ts'
import { showValue } from './way-in.ts'

/**
 * Leads out of a dialog to a value of the live page: it is selected and comes into sight, and its section has the focus.
 * False: it is not seen there.
 */
export function showOnPage(place: PagePlace, selection: Selection): boolean {
  select(selection)
  if (!showValue(place)) return false
  // The dialog gives the focus back first.
  flushSync(closePanel)
  document.getElementById(sectionId(place.instanceId))?.focus({ preventScroll: true })
  return true
}
