import type { ReviewedInstance } from '#content/draft/review.ts'
import { isSamePlace, type PagePlace, placeOf } from '#content/place.ts'
import { slotsOf, valueAt } from '#content/slots.ts'

/**
 * The pending value after this spot in the order of the page, or before it; at the end it goes on at the other. Without
 * a spot, the first.
 */
export function findPending(
  reviewed: readonly ReviewedInstance[],
  from: PagePlace | undefined,
  direction: 'next' | 'previous' = 'next',
): PagePlace | undefined {
  const spots = reviewed.flatMap(({ instanceId, component, instance }) =>
    slotsOf(component, instance).map((slot) => ({
      spot: { instanceId, ...placeOf(slot) },
      isPending: valueAt(instance, slot).status === 'pending',
    })),
  )
  const start = from ? spots.findIndex(({ spot }) => isSamePlace(spot, from)) : -1
  const ordered =
    direction === 'next'
      ? [...spots.slice(start + 1), ...spots.slice(0, start + 1)]
      : [...spots.slice(0, Math.max(start, 0)).toReversed(), ...spots.slice(Math.max(start, 0)).toReversed()]
  return ordered.find(({ isPending }) => isPending)?.spot
}

/** The pending value at this spot or after it, or from the beginning of a section on; without any, where it begins. */
export function findPendingFrom(
  reviewed: readonly ReviewedInstance[],
  from: PagePlace | { instanceId: string } | undefined,
): PagePlace | undefined {
  const index = reviewed.findIndex((each) => each.instanceId === from?.instanceId)
  const begun = reviewed[index]
  if (!from || !begun) return findPending(reviewed, undefined)
  const { component, instance, instanceId } = begun
  const slots = slotsOf(component, instance)
  const at = 'field' in from ? slots.findIndex((each) => isSamePlace({ ...each, instanceId }, from)) : 0
  const start = Math.max(at, 0)
  const own = slots.slice(start).find((each) => valueAt(instance, each).status === 'pending')
  const slot = own ?? slots[start]
  const later = own ? undefined : findPending(reviewed.slice(index + 1), undefined)
  return later ?? (slot && { instanceId, ...placeOf(slot) })
}
