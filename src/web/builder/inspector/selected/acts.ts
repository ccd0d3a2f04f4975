import { flushSync } from 'react-dom'
import { labelOf } from '#catalogue/lookup.ts'
import { type Place, placeOf } from '#content/place.ts'
import { slotsOf } from '#content/slots.ts'
import type { Written } from '#content/values/values.ts'
import { texts as faceTexts } from '#texts/opposite-texts.ts'
import { texts } from '#texts/review.ts'
import { announce, announceError } from '../../../ui/announce.ts'
import { change } from '../../editor/change.ts'
import { chooseFace } from '../../faces/show-face.ts'
import {
  accept,
  acceptAllOf,
  reviewedNow,
  takeEarlier,
  takeProposed,
  takeWritten,
} from '../../reviewing/decide.ts'
import { findPending } from '../../reviewing/find-pending.ts'
import { beginEditAt, beginReviewAt } from '../../reviewing/review-store.ts'
import { showDetailsOf } from '../../to-do/go-to.ts'
import { openPanel } from '../../view/panels-store.ts'
import { type Selection, select } from '../../view/selection.ts'
import { leadInto } from '../../view/side-tab.ts'
import { editValue } from '../../view/way-in.ts'
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
  accept(instanceId, place)
  leadInto('details')
}

export function acceptSection(instanceId: string) {
  acceptAllOf(instanceId)
  leadInto('details')
}

export function takeEarlierText(instanceId: string, place: Place, candidate: number) {
  takeEarlier(instanceId, place, candidate)
  leadInto('details')
}

export function takeKnownText(instanceId: string, place: Place, text: Written) {
  takeWritten(instanceId, place, text)
  leadInto('details')
}

/** A wording that passes, in place of words that do not. */
export function takeWords(instanceId: string, place: Place, text: string | string[]) {
  takeProposed(instanceId, place, text)
  leadInto('details')
}

/** It goes with the text of the other face as both stand. */
export function callInStep({ instanceId, slot }: Selected) {
  if (!slot) return
  flushSync(() => change('in-step', { instanceId, place: placeOf(slot) }))
  announce(faceTexts.opposite.saidRight(labelOf(slot.field)))
  leadInto('details')
}

/** To the same value in the other face. */
export function goOpposite({ opposite }: Selected) {
  if (opposite) chooseFace(opposite.locale)
  leadInto('details')
}

/** To the value of the page that waits next after this one. */
export function goToNextPending({ instanceId, slot }: Selected) {
  const next = findPending(reviewedNow(), slot && { instanceId, ...placeOf(slot) })
  if (next) showDetailsOf(next)
  else announceError(texts.said.nothingPending)
}

/** Where it stands on the live page, else in the dialog in which texts are edited. */
export function editSelected({ instanceId, slot }: Selected) {
  if (!slot) return
  const place = { instanceId, ...placeOf(slot) }
  if (editValue(place)) return
  beginEditAt(place)
  openPanel('review')
}

/** The same dialog, at the section's first value. */
export function reviewSelected({ instanceId, component, instance }: Selected) {
  const [at] = slotsOf(component, instance)
  if (!at) return
  beginReviewAt({ instanceId, ...placeOf(at) })
  openPanel('review')
}
