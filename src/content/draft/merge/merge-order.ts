import { findMoved } from '../compare/find-moved.ts'
import type { Sides } from './three-sides.ts'

/**
 * Their order, and what I moved, added or kept against them behind its neighbour of mine. `kept` are the keys that are
 * there in the end.
 */
export function mergeOrder({ base, mine, theirs }: Sides<readonly string[]>, kept: ReadonlySet<string>) {
  const moved = findMoved(base, mine)
  const order = theirs.filter((key) => kept.has(key) && !moved.has(key))
  const placed = new Set(order)
  let neighbour: string | undefined
  for (const key of mine) {
    if (!kept.has(key)) continue
    if (!placed.has(key)) {
      order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, key)
      placed.add(key)
    }
    neighbour = key
  }
  return order
}
