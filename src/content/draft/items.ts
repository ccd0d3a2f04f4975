import { z } from 'zod'
import { instanceIdSchema } from '#layout/layout.ts'
import type { ItemSwitches, OptionalElements } from '../content.ts'
import { fieldValueSchema } from '../values/field-value.ts'
import type { Draft, InstanceDraft } from './draft.ts'

export const fieldValuesSchema = z.record(z.string(), fieldValueSchema)

/** One row of an instance's repeatable part. Its id is its own within the instance, wherever the item moves. */
const itemSchema = z.strictObject({ id: instanceIdSchema, values: fieldValuesSchema })

export const itemsSchema = z
  .array(itemSchema)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'different-ids')

export type Item = z.infer<typeof itemSchema>

/** Items out of what has none of their own: by their place. */
export function nameItems(rows: readonly Item['values'][]): Item[] {
  return rows.map((values, index) => ({ id: `item-${index + 1}`, values }))
}

/** The rows that a form starts with. Nothing has to be stored for them: each time they have the same ids. */
export function emptyItems(count: number): Item[] {
  return nameItems(Array.from({ length: count }, () => ({})))
}

/** All values of an instance: those of its fields first, then item by item. */
export function valueMapsOf({ fields, items }: InstanceDraft): Item['values'][] {
  return [fields, ...items.map(({ values }) => values)]
}

/** The switches of a draft by the places of the items, as they travel. */
export function exportSwitches({
  content,
  optionalElements,
}: Pick<Draft, 'content' | 'optionalElements'>): OptionalElements {
  const entries = Object.entries(optionalElements).map(([instanceId, ofInstance]) => {
    const items = Object.hasOwn(content, instanceId) ? content[instanceId]?.items : undefined
    const places = Object.entries(ofInstance).flatMap(([id, ofItem]) => {
      const index = items ? items.findIndex((each) => each.id === id) : startingPlaceOf(id)
      return index < 0 ? [] : [[index, ofItem] as const]
    })
    return [instanceId, Object.fromEntries(places)] as const
  })
  return Object.fromEntries(entries)
}

/** Switches that travelled, by the ids of these items; those of no item are dropped. */
export function importSwitches(switches: OptionalElements, content: Draft['content']): ItemSwitches {
  const entries = Object.entries(switches).map(([instanceId, ofInstance]) => {
    const items = Object.hasOwn(content, instanceId) ? content[instanceId]?.items : undefined
    const ids = Object.entries(ofInstance).flatMap(([place, ofItem]) => {
      const id = items ? items[Number(place)]?.id : `item-${Number(place) + 1}`
      return id === undefined ? [] : [[id, ofItem] as const]
    })
    return [instanceId, Object.fromEntries(ids)] as const
  })
  return Object.fromEntries(entries)
}

function startingPlaceOf(id: string): number {
  return Number(/^item-(\d+)$/.exec(id)?.[1] ?? 0) - 1
}
