import type { Manifest } from '#catalogue/manifest.ts'
import { isBoilerplate } from './boilerplate.ts'
import type { PlacedChange } from './read-traces.ts'
import { trimmed } from './read-value.ts'
import { readSectionLine } from './section-line.ts'

/**
 * Which section was deleted as a whole, by the changes from `from` on: its heading and its line stand, as deleted words,
 * below the section before it. `gone` is the one that was found above.
 */
export function findGoneSection(
  changes: PlacedChange[],
  from: number,
  gone: string | undefined,
): string | undefined {
  let current = gone
  for (const change of changes.slice(from)) {
    const line = change.kind === 'deleted' ? readSectionLine(change.text) : undefined
    if (line) {
      current = line.instanceId
      changes.push({ ...change, kind: 'section-deleted', instanceId: current, text: '' })
    } else if (current !== undefined) change.instanceId = current
  }
  return current
}

/** What was changed in the line of a section, and in the heading above it, is told of that section. */
export function moveChangesOfHeading(
  changes: readonly PlacedChange[],
  from: number,
  instanceId: string,
  catalogue: Manifest,
) {
  for (const change of changes.slice(from)) {
    change.instanceId = instanceId
    if (change.kind === 'inserted' && readSectionLine(change.text)) change.kind = 'section-inserted'
  }
  for (let at = from - 1; at >= 0; at--) {
    const change = changes[at]
    if (change?.kind !== 'inserted' || !isBoilerplate(trimmed(change.text), catalogue)) break
    change.instanceId = instanceId
  }
}
