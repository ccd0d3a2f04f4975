import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { findSlot } from '#content/draft/review.ts'
import { type Place, pathOf } from '#content/place.ts'
import { instanceOf, valueAt } from '#content/slots.ts'
import {
  placesOf,
  planWriting,
  type WritingScope,
  type WritingTask,
} from '#content/writing/generation-plan.ts'
import { planTranslation } from '#content/writing/plan-translation.ts'

/** What stood at which place when the run was done with it, as `keyOf` and `stampOf` name them. */
export type Stamps = ReadonlyMap<string, string>

/**
 * What a run has still to write. What it is done with is left alone for as long as it stands there unchanged: a text
 * of its own that somebody took back or changed is written again. What is left of an item is written column by column.
 */
export function remainingTasks(
  draft: Draft,
  manifest: Manifest,
  { scope, done }: { scope: WritingScope; done: readonly Stamps[] },
): WritingTask[] {
  const tasks =
    scope === 'translation' ? planTranslation(draft, manifest) : planWriting(draft, manifest, scope)
  return tasks.flatMap((task): WritingTask[] => {
    const component = findComponent(manifest, task.code)
    if (!component) return []
    const { instanceId, code } = task
    const places = placesOf(task)
    const open = places.filter((place) => {
      const stamp = stampOf(draft, component, instanceId, place)
      return done.every((stamps) => stamps.get(keyOf(instanceId, place)) !== stamp)
    })
    if (open.length === places.length) return [task]
    return open.map((place) => ({ type: 'field', instanceId, code, ...place }))
  })
}

/** Names a place of the page. */
export function keyOf(instanceId: string, place: Place): string {
  return `${instanceId} ${pathOf(place)}`
}

/** Differs as soon as anything about the value does; nothing once the place has gone. */
export function stampOf(
  draft: Draft,
  component: Component,
  instanceId: string,
  place: Place,
): string | undefined {
  if (!draft.layout.components.some((each) => each.instanceId === instanceId)) return undefined
  const instance = instanceOf(draft, component, instanceId)
  const slot = findSlot(component, instance, place)
  return slot && JSON.stringify(valueAt(instance, slot))
}
