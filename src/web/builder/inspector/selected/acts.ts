import { flushSync } from 'react-dom'
import { labelOf } from '#catalogue/lookup.ts'
import { countPage, reviewedInstances } from '#content/draft/review.ts'
import { type Place, placeOf } from '#content/place.ts'
import { slotsOf } from '#content/slots.ts'
import { texts } from '#texts/review.ts'
import { loadedManifest } from '../../../catalogue/catalogue-store.ts'
import { announce, announceError } from '../../../ui/announce.ts'
import { change } from '../../editor/change.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { findPending } from '../../reviewing/find-pending.ts'
import { beginEditAt, beginReviewAt } from '../../reviewing/review-store.ts'
import { showDetailsOf } from '../../to-do/go-to.ts'
import { openPanel } from '../../view/panels-store.ts'
import { type Selection, select } from '../../view/selection.ts'
import { leadInto } from '../../view/side-tab.ts'
import type { Selected } from './selected.ts'

/** What people do in the details: the change, what is said of it, and where the focus goes. */
export function selectValue(selection: Selection) {
  select(selection)
  leadInto('details')
}

export function selectSection(instanceId: string) {
  select({ instanceId })
  leadInto('details')
}

/** The value stays selected. */
export function acceptValue(instanceId: string, place: Place) {
  flushSync(() => change('accept', { instanceId, place }))
  announce(`${texts.said.accepted(labelOf(place.field))} ${texts.said.left(countPending())}`)
  leadInto('details')
}

export function acceptSection(instanceId: string) {
  const before = countPending()
  flushSync(() => change('accept-section', { instanceId }))
  const left = countPending()
  announce(`${texts.said.acceptedAll(before - left)} ${texts.said.left(left)}`)
  leadInto('details')
}

export function takeEarlier(instanceId: string, place: Place, index: number) {
  flushSync(() => change('restore', { instanceId, place, candidate: index }))
  announce(texts.said.restored(labelOf(place.field)))
  leadInto('details')
}

/** To the value of the page that waits next after this one. */
export function goToNextPending({ instanceId, slot }: Selected) {
  const manifest = loadedManifest()
  if (!manifest) return
  const reviewed = reviewedInstances(useEditor.getState().draft, manifest)
  const next = findPending(reviewed, slot && { instanceId, ...placeOf(slot) })
  if (next) showDetailsOf(next)
  else announceError(texts.said.nothingPending)
}

/** In the dialog in which texts are edited. */
export function editSelected({ instanceId, slot }: Selected) {
  if (!slot) return
  beginEditAt({ instanceId, ...placeOf(slot) })
  openPanel('review')
}

/** The same dialog, at the section's first value. */
export function reviewSelected({ instanceId, component, instance }: Selected) {
  const [at] = slotsOf(component, instance)
  if (!at) return
  beginReviewAt({ instanceId, ...placeOf(at) })
  openPanel('review')
}

function countPending(): number {
  const manifest = loadedManifest()
  return manifest ? countPage(useEditor.getState().draft, manifest).pending : 0
}
