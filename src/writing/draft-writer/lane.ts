import { hashText } from './text.ts'

/**
 * The writer sees one value at a time, never the page. So that the sections of a page do not say the same, each instance
 * has phrases of its own: those of its lane. The seed is one by which all components of the catalogue have different
 * lanes (held by a test); a component that is new to it may share one.
 */
export const laneCount = 28
const seed = 8_682_187

export function laneOf(code: string, instanceId: string): number {
  const sequence = Number(instanceId.match(/\d+$/)?.[0] ?? '1')
  return (hashText(`${seed}/${code}`) + (sequence - 1) * 11) % laneCount
}
