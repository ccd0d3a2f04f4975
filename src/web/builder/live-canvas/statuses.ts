import type { Component, Field } from '#catalogue/manifest.ts'
import type { InstanceDraft } from '#content/draft/draft.ts'
import { findSlot } from '#content/draft/review.ts'
import { findToMend } from '#content/draft/to-mend.ts'
import { valueAt } from '#content/slots.ts'
import type { MarkedPlace } from '#html/live-renderer.ts'

/**
 * What is still to be done about each place, as words for `data-status`: `pending`, `error`, `over` its limit; `empty`
 * where a required value is missing, `optional` where one may be added, with `figure` where that is a number. '' where
 * nothing is.
 */
export function statusesOf(
  component: Component,
  instance: InstanceDraft,
  places: readonly MarkedPlace[],
): readonly string[] {
  return places.map((place) => {
    const slot = findSlot(component, instance, place)
    if (!slot) return ''
    if (place.kind === 'stand-in') return standInStatus(slot.definition)
    if (place.kind === 'fallback') return ''
    const { status } = valueAt(instance, slot)
    const isOver = findToMend(instance, slot) === 'over'
    return [status === 'accepted' ? '' : status, isOver ? 'over' : ''].filter(Boolean).join(' ')
  })
}

function standInStatus({ required, type }: Field): string {
  return [required ? 'empty' : 'optional', type === 'number' && 'figure'].filter(Boolean).join(' ')
}
