import type { Manifest } from '#catalogue/manifest.ts'
import { isBoilerplate } from '../boilerplate.ts'
import { readSectionLine } from './section-line.ts'
import type { PlacedChange } from './traces.ts'
import { trimmed } from './value.ts'

/**
 * Which section was deleted as a whole, by the changes from `from` on: its heading and its line stand, as deleted words,
 * below the section before it. `gone` is the one that was found above.
 */
export function findGoneSection(
  changes: PlacedChange[],
  from: number,
  gone: string | undefined,
  catalogue: Manifest,
): string | undefined {
  let current = gone
  for (let at = from; at < changes.length; at++) {
    const change = changes[at] as PlacedChange
    const line = change.kind === 'deleted' ? readSectionLine(change.text) : undefined
    if (line) {
      current = line.instanceId
      takeHeading(changes, at, current, catalogue)
      Object.assign(change, { kind: 'section-deleted', instanceId: current, text: line.code })
    } else if (current !== undefined) change.instanceId = current
  }
  return current
}

/** The heading above a line was deleted with it. */
function takeHeading(
  changes: readonly PlacedChange[],
  line: number,
  instanceId: string,
  catalogue: Manifest,
) {
  const author = changes[line]?.author
  for (let at = line - 1; at >= 0; at--) {
    const change = changes[at]
    if (!change || change.author !== author || change.spot !== undefined) break
    const isHeading = change.kind === 'deleted' && isBoilerplate(trimmed(change.text), catalogue)
    if (!isHeading && change.kind !== 'joined') break
    change.instanceId = instanceId
  }
}

/** The section whose line was inserted is itself new. */
export function markInsertedSection(changes: readonly PlacedChange[], from: number) {
  for (const change of changes.slice(from)) {
    if (change.kind === 'inserted' && readSectionLine(change.text)) change.kind = 'section-inserted'
  }
}
