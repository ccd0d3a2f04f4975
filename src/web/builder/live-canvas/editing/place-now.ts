import { findComponent } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import type { InstanceDraft } from '#content/draft/draft.ts'
import { findSlot } from '#content/draft/review.ts'
import type { PagePlace } from '#content/place.ts'
import { instanceOf, type Slot } from '#content/slots.ts'
import { loadedManifest } from '../../../catalogue/catalogue-store.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { codeIn } from '../../editor/page-change.ts'
import { findPlace, type SelectedPlace } from '../../view/selection.ts'
import { useOpenValue } from './open-value.ts'

export type FoundInstance = { component: Component; instance: InstanceDraft }
export type FoundSlot = FoundInstance & { slot: Slot }

/** What is on the page now. */
export function findInstance(instanceId: string): FoundInstance | undefined {
  const manifest = loadedManifest()
  const { draft } = useEditor.getState()
  const component = manifest && findComponent(manifest, codeIn(draft, instanceId) ?? '')
  return component && { component, instance: instanceOf(draft, component, instanceId) }
}

/** A value that somebody may write; nothing for what the page sets. */
export function findWritable(place: PagePlace): FoundSlot | undefined {
  const found = findInstance(place.instanceId)
  const slot = found && findSlot(found.component, found.instance, place)
  return found && slot && !slot.definition.fixed ? { ...found, slot } : undefined
}

/** Where the value is that is edited. */
export function openPlace(): PagePlace | undefined {
  const { open } = useOpenValue.getState()
  return open && placeNow(open)
}

/** Where the value is now; nothing once it is gone. */
export function placeNow({
  instanceId,
  place,
}: {
  instanceId: string
  place: SelectedPlace
}): PagePlace | undefined {
  const found = findInstance(instanceId)
  const now = found && findPlace(found.instance, place)
  return now && { instanceId, ...now }
}
