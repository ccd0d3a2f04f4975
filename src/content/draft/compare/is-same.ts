import { findPatches } from '../patch.ts'

/** Whether two values of plain data are equal, whatever the order of their names. */
export function isSame(one: unknown, other: unknown): boolean {
  return findPatches(one, other).length === 0
}
