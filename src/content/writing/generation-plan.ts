import { columnsOf, findComponent, isAiGenerated, titleColumnOf } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { isBlank } from '../content.ts'
import type { Draft } from '../draft/draft.ts'
import { setItemCount } from '../draft/item-operations.ts'
import type { Item } from '../draft/items.ts'
import { reviewedInstances } from '../draft/review.ts'
import type { Place } from '../place.ts'
import { slotsOf, valueAt } from '../slots.ts'
import type { FieldValue } from '../values/field-value.ts'
import { isEdited, isEmptied, isSample } from '../values/origin.ts'

/**
 * What a run writes: only what is empty or failed, or all that nobody has edited or accepted; or what the other face says and
 * this one does not, each value by itself.
 */
export type WritingScope = BriefScope | 'translation'

/** Those that a brief is used for. */
export type BriefScope = 'missing' | 'untouched'

/** One call of the writer. Items count from 0. */
export type WritingTask =
  | ({ type: 'field'; instanceId: string; code: string } & Place)
  | { type: 'item'; instanceId: string; code: string; item: number; columns: readonly string[] }

/**
 * The calls of a run in their order: component by component, its fields one at a time, then its items one at a time.
 * An item of which something is to stay is written column by column.
 */
export function planWriting(draft: Draft, manifest: Manifest, scope: BriefScope): WritingTask[] {
  return reviewedInstances(draft, manifest).flatMap(({ instanceId, component, instance }) => {
    const { code } = component
    const wanted = slotsOf(component, instance).filter(
      (slot) => isAiGenerated(slot.definition) && isWanted(valueAt(instance, slot), scope),
    )
    const fields = wanted.filter(({ item }) => item === undefined)
    const columns = columnsOf(component).filter(isAiGenerated)
    return [
      ...fields.map(({ field }): WritingTask => ({ type: 'field', instanceId, code, field })),
      ...instance.items.flatMap((_, item): WritingTask[] => {
        const names = wanted.filter((slot) => slot.item === item).map(({ field }) => field)
        if (names.length === 0) return []
        if (names.length === columns.length) return [{ type: 'item', instanceId, code, item, columns: names }]
        return names.map((field) => ({ type: 'field', instanceId, code, field, item }))
      }),
    ]
  })
}

/** As many items everywhere as the set-up says. The ids of new ones begin with `idStart`. */
export function layOutItems(draft: Draft, manifest: Manifest, idStart: string): Draft {
  return draft.layout.components.reduce((laidOut, { code, instanceId }) => {
    const component = findComponent(manifest, code)
    const config = draft.itemConfigs[instanceId]
    if (!component?.docx.items || !config) return laidOut
    return setItemCount(laidOut, component, instanceId, config.itemCount, idStart)
  }, draft)
}

/** The places that a task fills. */
export function placesOf(task: WritingTask): Place[] {
  if (task.type === 'item') return task.columns.map((field) => ({ field, item: task.item }))
  return [task.item === undefined ? { field: task.field } : { field: task.field, item: task.item }]
}

/** How many values a task fills. */
export function sizeOf(task: WritingTask): number {
  return task.type === 'item' ? task.columns.length : 1
}

export function sizeOfAll(tasks: readonly WritingTask[]): number {
  return tasks.reduce((sum, task) => sum + sizeOf(task), 0)
}

/** What the items before this one are called: the writer is not to repeat them. */
export function titlesBefore(component: Component, items: readonly Item[], item: number): string[] {
  const name = titleColumnOf(component)?.name ?? ''
  return items.slice(0, item).flatMap(({ values }) => {
    const value = Object.hasOwn(values, name) ? values[name]?.value : undefined
    return typeof value === 'string' && value !== '' ? [value] : []
  })
}

function isWanted(value: FieldValue, scope: BriefScope): boolean {
  if (value.status === 'accepted') return false
  if (value.status === 'error') return true
  if (isSample(value)) return true
  if (isEmptied(value)) return false
  return scope === 'untouched' ? !isEdited(value) : isBlank(value.value)
}
