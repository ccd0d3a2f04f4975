import { columnsOf, fixedValue } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import type { Draft, InstanceDraft } from './draft/draft.ts'
import { emptyItems, type Item } from './draft/items.ts'
import type { Place } from './place.ts'
import { type FieldValue, unwritten } from './values/field-value.ts'

/** A place with the definition of what stands there. */
export type Slot = Place & { definition: Field }

/**
 * What a component holds on a page. One that nobody has written in has the rows that a form starts with, all of them
 * empty: nothing has to be laid out before it can be shown, counted or filled.
 */
export function instanceOf(draft: Draft, component: Component, instanceId: string): InstanceDraft {
  if (Object.hasOwn(draft.content, instanceId)) {
    const instance = draft.content[instanceId]
    if (instance) return instance
  }
  return emptyInstance(component.docx.items?.defaultRows ?? 0)
}

function emptyInstance(rows: number): InstanceDraft {
  return { fields: {}, items: emptyItems(rows) }
}

/** All places of an instance, its fields first, then item by item. */
export function slotsOf(component: Component, { items }: InstanceDraft): Slot[] {
  const columns = columnsOf(component)
  return [
    ...component.docx.fields.map((definition) => ({ field: definition.name, definition })),
    ...items.flatMap((_, item) =>
      columns.map((definition) => ({ field: definition.name, item, definition })),
    ),
  ]
}

/** A fixed column holds what the page sets, whatever was stored. */
export function valueAt(instance: InstanceDraft, { field, item, definition }: Slot): FieldValue {
  const values = item === undefined ? instance.fields : (instance.items[item]?.values ?? {})
  const value = (Object.hasOwn(values, field) ? values[field] : undefined) ?? unwritten
  const fixed = fixedValue(definition, item ?? 0)
  return fixed === undefined ? value : { ...value, value: fixed }
}

/** The draft with another value at this place. */
export function setValue(
  draft: Draft,
  component: Component,
  instanceId: string,
  { field, item }: Place,
  value: FieldValue,
): Draft {
  const instance = instanceOf(draft, component, instanceId)
  const next =
    item === undefined
      ? { ...instance, fields: { ...instance.fields, [field]: value } }
      : { ...instance, items: withItemValue(instance.items, item, field, value) }
  return { ...draft, content: { ...draft.content, [instanceId]: next } }
}

function withItemValue(items: readonly Item[], index: number, field: string, value: FieldValue): Item[] {
  const item = items[index]
  return item ? items.with(index, { ...item, values: { ...item.values, [field]: value } }) : [...items]
}
