import { flushSync } from 'react-dom'
import type { Finding } from '#checks/finding.ts'
import { focusCanvas } from '../editor/focus.ts'
import { showSection } from '../outline/show-section.ts'
import { closePanel } from '../panels-store.ts'
import { startRenaming } from '../top-bar/renaming-store.ts'

/** Closes what is open and goes to where a finding is mended: its section, or the page's name, or the canvas. */
export function jumpToPlace({ place, fault }: Finding) {
  // The dialog gives the focus back first; then it goes where it belongs.
  flushSync(closePanel)
  if (place) showSection(place.instanceId)
  else if (fault.rule === 'page-name') startRenaming()
  else focusCanvas()
}
