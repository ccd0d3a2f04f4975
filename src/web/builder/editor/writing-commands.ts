import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { completeSwitches } from '#content/draft/complete-draft.ts'
import type { Draft } from '#content/draft/draft.ts'
import type { Subject } from '#content/draft/history.ts'
import * as items from '#content/draft/item-operations.ts'
import {
  acceptAllPending as acceptAll,
  acceptInstance,
  changeValue,
  findSlot,
} from '#content/draft/review.ts'
import type { Place } from '#content/place.ts'
import { instanceOf } from '#content/slots.ts'
import type { FailureCause, FieldValue } from '#content/values/field-value.ts'
import * as values from '#content/values/values.ts'
import { layOutItems } from '#content/writing/generation-plan.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { change, codeOf, completePage, now, subjectOf } from './change.ts'
import { newItemId } from './new-item-id.ts'

/**
 * What is done to the page's texts. Without the catalogue, or once the instance or the place is gone, nothing happens.
 */
export function setBrief(operation: (draft: Draft) => Draft) {
  change({ type: 'set-brief' }, operation)
}

/** The first step of a run: as many items as were asked for. Everything with the same `run` is undone together. */
export function beginRun(run: string) {
  withManifest((manifest) => change({ type: 'generate', run }, (draft) => layOutItems(draft, manifest, run)))
}

export function takeWritten(run: string, instanceId: string, place: Place, text: values.Written) {
  changeAt({ type: 'generate', run }, instanceId, place, (value) => values.written(value, text))
}

export function takeFailure(
  run: string,
  instanceId: string,
  place: Place,
  error: string,
  cause: FailureCause,
) {
  changeAt({ type: 'generate', run }, instanceId, place, (value) => values.failed(value, error, cause))
}

export function acceptValue(instanceId: string, place: Place) {
  changeAt(subjectOf('accept', instanceId), instanceId, place, (value) => values.accepted(value, now()))
}

/** Every pending value of one section, in one step. */
export function acceptSection(instanceId: string) {
  changeInstance('accept-section', instanceId, (draft, component) =>
    acceptInstance(draft, component, instanceId, now()),
  )
}

export function acceptAllPending() {
  withManifest((manifest) => change({ type: 'accept-all' }, (draft) => acceptAll(draft, manifest, now())))
}

export function editValue(instanceId: string, place: Place, text: string | string[]) {
  changeAt(subjectOf('edit', instanceId), instanceId, place, (value) => values.edited(value, text, now()))
}

export function regenerateValue(instanceId: string, place: Place, text: values.Written) {
  changeAt(subjectOf('regenerate', instanceId), instanceId, place, (value) => values.written(value, text))
}

/** `candidate` counts from 0 in the value's earlier ones. */
export function restoreValue(instanceId: string, place: Place, candidate: number) {
  changeAt(subjectOf('restore', instanceId), instanceId, place, (value) => values.restored(value, candidate))
}

export function addItem(instanceId: string) {
  const itemId = newItemId()
  changeInstance('add-item', instanceId, (draft, component) =>
    items.addItem(draft, component, instanceId, itemId),
  )
}

/** Items count from 0. */
export function removeItem(instanceId: string, index: number) {
  changeInstance('remove-item', instanceId, (draft, component) =>
    items.removeItem(draft, component, instanceId, index),
  )
}

export function moveItem(instanceId: string, from: number, to: number) {
  changeInstance('move-item', instanceId, (draft, component) =>
    items.moveItem(draft, component, instanceId, from, to),
  )
}

export function switchElement(instanceId: string, itemId: string, elementId: string, isShown: boolean) {
  changeInstance('switch-element', instanceId, (draft) =>
    items.switchElement(draft, instanceId, itemId, elementId, isShown),
  )
}

/** When the review opens: the state of every optional element is kept, shown unless it was switched off. */
export function keepSwitches() {
  completePage(completeSwitches)
}

function changeInstance(
  type: Subject['type'],
  instanceId: string,
  operation: (draft: Draft, component: Component, instanceId: string) => Draft,
) {
  const component = componentOf(instanceId)
  if (!component) return
  change(subjectOf(type, instanceId), (draft) => operation(draft, component, instanceId))
}

function changeAt(
  subject: Subject,
  instanceId: string,
  place: Place,
  next: (value: FieldValue) => FieldValue,
) {
  const component = componentOf(instanceId)
  if (!component) return
  change(subject, (draft) => {
    const slot = findSlot(component, instanceOf(draft, component, instanceId), place)
    return slot ? changeValue(draft, component, instanceId, slot, next) : draft
  })
}

function componentOf(instanceId: string): Component | undefined {
  const manifest = loadedManifest()
  const code = codeOf(instanceId)
  return manifest && code !== undefined ? findComponent(manifest, code) : undefined
}

function withManifest(act: (manifest: Manifest) => void) {
  const manifest = loadedManifest()
  if (manifest) act(manifest)
}
