import { isSamePlace, type PagePlace } from '#content/place.ts'
import type { Stop } from './stops.ts'

/** The value after this one in the order of the page, or before it; nothing at its ends. */
export function findNextStop(
  instanceIds: readonly string[],
  stopsOf: (instanceId: string) => readonly Stop[],
  from: PagePlace,
  direction: 1 | -1,
): Stop | undefined {
  const own = stopsOf(from.instanceId)
  const index = own.findIndex(({ place }) => isSamePlace(place, from))
  const beside = own[index + direction]
  if (index >= 0 && beside) return beside
  const at = instanceIds.indexOf(from.instanceId)
  const others = direction > 0 ? instanceIds.slice(at + 1) : instanceIds.slice(0, at).toReversed()
  for (const instanceId of others) {
    const stop = stopsOf(instanceId).at(direction > 0 ? 0 : -1)
    if (stop) return stop
  }
  return undefined
}
