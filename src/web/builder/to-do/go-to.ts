import type { Locale } from '#base/locale.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { FindingPlace } from '#checks/finding.ts'
import { placeOf } from '#content/place.ts'
import { instanceOf } from '#content/slots.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { focusCanvas } from '../editor/focus.ts'
import { codeIn } from '../editor/page-change.ts'
import { showFaceNow } from '../faces/show-face.ts'
import { showPageDetails } from '../view/page-details.ts'
import { openPanel } from '../view/panels-store.ts'
import { startRenaming } from '../view/renaming-store.ts'
import { type Selection, select, selectionAt } from '../view/selection.ts'
import { bringIntoView } from '../view/show-section.ts'
import { leadInto } from '../view/side-tab.ts'
import { showValue } from '../view/way-in.ts'
import type { ToDo } from './to-do.ts'

/** Leads to where it is done: its value or section is selected, comes into sight, and stands in the details. */
export function goToDo({ place, target, face }: ToDo) {
  if (place) return showDetailsOf(place, face)
  if (target === 'page-name') startRenaming()
  else if (target === 'page-details') showPageDetails()
  else if (target === 'decide' || target === 'comments') openPanel(target)
  else focusCanvas()
}

export function showDetailsOf(place: FindingPlace, face?: Locale) {
  if (face) showFaceNow(face)
  select(selectionOf(place))
  const { instanceId, field, item } = place
  const isShown = field !== undefined && showValue({ instanceId, field, ...(item !== undefined && { item }) })
  if (!isShown) bringIntoView(instanceId)
  leadInto('details')
}

/** By ids, of what is counted by places. */
export function selectionOf({ instanceId, field, item }: FindingPlace): Selection {
  const manifest = loadedManifest()
  const { draft } = useEditor.getState()
  const component = manifest && findComponent(manifest, codeIn(draft, instanceId) ?? '')
  if (!component || field === undefined) return { instanceId }
  const instance = instanceOf(draft, component, instanceId)
  return selectionAt(instanceId, instance, placeOf({ field, ...(item !== undefined && { item }) }))
}
