import { flushSync } from 'react-dom'
import { labelOf } from '#catalogue/lookup.ts'
import { countPage, type ReviewedInstance, reviewedInstances } from '#content/draft/review.ts'
import type { Place } from '#content/place.ts'
import type { Written } from '#content/values/values.ts'
import { texts } from '#texts/review.ts'
import { texts as wordTexts } from '#texts/word-notes.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { announce } from '../../ui/announce.ts'
import { change } from '../editor/change.ts'
import { useEditor } from '../editor/editor-store.ts'

/** As with all that is decided here, it is said too; where the focus goes is up to the screen. Whether the value waited. */
export function accept(instanceId: string, place: Place): boolean {
  const before = countPending()
  flushSync(() => change('accept', { instanceId, place }))
  const left = countPending()
  if (left === before) return false
  announce(`${texts.said.accepted(labelOf(place.field))} ${texts.said.left(left)}`)
  return true
}

export function acceptAllOf(instanceId: string) {
  const before = countPending()
  flushSync(() => change('accept-section', { instanceId }))
  const left = countPending()
  announce(`${texts.said.acceptedAll(before - left)} ${texts.said.left(left)}`)
}

export function takeEarlier(instanceId: string, place: Place, candidate: number) {
  flushSync(() => change('restore', { instanceId, place, candidate }))
  announce(texts.said.restored(labelOf(place.field)))
}

/** What people said before, or what was written, to be read before it is accepted. */
export function takeWritten(instanceId: string, place: Place, text: Written) {
  flushSync(() => change('regenerate', { instanceId, place, text }))
  announce(texts.said.taken(labelOf(place.field)))
}

/** A wording that passes, in place of words that do not. */
export function takeProposed(instanceId: string, place: Place, text: string | string[]) {
  flushSync(() => change('edit', { instanceId, place, text }))
  announce(wordTexts.said(labelOf(place.field)))
}

export function countPending(): number {
  const manifest = loadedManifest()
  return manifest ? countPage(useEditor.getState().draft, manifest).pending : 0
}

/** The sections of the page, as a review goes through them. */
export function reviewedNow(): ReviewedInstance[] {
  const manifest = loadedManifest()
  return manifest ? reviewedInstances(useEditor.getState().draft, manifest) : []
}
