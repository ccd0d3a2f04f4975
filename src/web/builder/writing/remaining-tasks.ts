import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { textOf } from '#content/content.ts'
import type { Draft } from '#content/draft.ts'
import { planWriting, sizeOf, type WritingScope, type WritingTask } from '#content/generation-plan.ts'
import { instanceOf, type Place, pathOf } from '#content/slots.ts'

/** What a run has still to write. A text of its own that somebody took back or changed is written again. */
export function remainingTasks(
  draft: Draft,
  manifest: Manifest,
  { scope, written }: { scope: WritingScope; written: ReadonlyMap<string, string> },
): WritingTask[] {
  return planWriting(draft, manifest, scope).flatMap((task): WritingTask[] => {
    const component = findComponent(manifest, task.code)
    if (!component) return []
    const instance = instanceOf(draft, component, task.instanceId)
    const isOpen = (place: Place) => {
      const values = place.item === undefined ? instance.fields : instance.items[place.item]
      return written.get(keyOf(task.instanceId, place)) !== textOf(values?.[place.field]?.value)
    }
    if (task.type === 'field') return isOpen(task) ? [task] : []
    const columns = task.columns.filter((field) => isOpen({ field, item: task.item }))
    return columns.length > 0 ? [{ ...task, columns }] : []
  })
}

/** Names a place of the page. */
export function keyOf(instanceId: string, place: Place): string {
  return `${instanceId} ${pathOf(place)}`
}

export function sizeOfAll(tasks: readonly WritingTask[]): number {
  return tasks.reduce((sum, task) => sum + sizeOf(task), 0)
}
