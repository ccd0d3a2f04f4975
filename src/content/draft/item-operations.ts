import type { Component } from '#catalogue/manifest.ts'
import { instanceOf } from '../slots.ts'
import type { Draft, InstanceDraft } from './draft.ts'
import type { Item } from './items.ts'

/**
 * The items of one instance, with their states and switches. What the row limits do not allow changes nothing.
 * A new item stands at `index`, or last.
 */
export function addItem(
  draft: Draft,
  component: Component,
  instanceId: string,
  itemId: string,
  index?: number,
): Draft {
  const { items } = instanceOf(draft, component, instanceId)
  if (isFull(component, items)) return draft
  const added = items.toSpliced(index ?? items.length, 0, { id: itemId, values: {} })
  return arrange(draft, component, instanceId, added)
}

/** The item at `index` once more, behind itself, with all that stands in it and is switched. */
export function duplicateItem(
  draft: Draft,
  component: Component,
  instanceId: string,
  index: number,
  itemId: string,
): Draft {
  const { items } = instanceOf(draft, component, instanceId)
  const original = items[index]
  if (!original || isFull(component, items)) return draft
  const copied = items.toSpliced(index + 1, 0, { ...original, id: itemId })
  const next = arrange(draft, component, instanceId, copied)
  const ofInstance = draft.optionalElements[instanceId]
  const switches = ofInstance?.[original.id]
  if (!switches) return next
  return {
    ...next,
    optionalElements: { ...next.optionalElements, [instanceId]: { ...ofInstance, [itemId]: switches } },
  }
}

function isFull(component: Component, items: readonly Item[]): boolean {
  return items.length >= (component.docx.items?.maxRows ?? 0)
}

/** The item at `index`, from 0. */
export function removeItem(draft: Draft, component: Component, instanceId: string, index: number): Draft {
  const { items } = instanceOf(draft, component, instanceId)
  if (!items[index] || items.length <= (component.docx.items?.minRows ?? 0)) return draft
  return arrange(draft, component, instanceId, items.toSpliced(index, 1))
}

/** `to` is the place that the item has in the end. */
export function moveItem(
  draft: Draft,
  component: Component,
  instanceId: string,
  from: number,
  to: number,
): Draft {
  const { items } = instanceOf(draft, component, instanceId)
  const moved = items[from]
  if (from === to || !moved || !items[to]) return draft
  return arrange(draft, component, instanceId, items.toSpliced(from, 1).toSpliced(to, 0, moved))
}

/** So many items: what is too much goes from the end, what is missing comes empty. New ids begin with `idStart`. */
export function setItemCount(
  draft: Draft,
  component: Component,
  instanceId: string,
  count: number,
  idStart: string,
): Draft {
  const { items } = instanceOf(draft, component, instanceId)
  const isThere = Object.hasOwn(draft.content, instanceId)
  if (isThere && items.length === count) return draft
  const all = Array.from(
    { length: count },
    (_, index): Item => items[index] ?? { id: `${idStart}-${index + 1}`, values: {} },
  )
  return arrange(draft, component, instanceId, all)
}

/** Shows or hides an optional element of an item. */
export function switchElement(
  draft: Draft,
  instanceId: string,
  itemId: string,
  elementId: string,
  isShown: boolean,
): Draft {
  const ofInstance = draft.optionalElements[instanceId] ?? {}
  const ofItem = { ...ofInstance[itemId], [elementId]: isShown }
  return {
    ...draft,
    optionalElements: { ...draft.optionalElements, [instanceId]: { ...ofInstance, [itemId]: ofItem } },
  }
}

/** These items in this order; the switches of others go. */
function arrange(draft: Draft, component: Component, instanceId: string, items: Item[]): Draft {
  const instance = instanceOf(draft, component, instanceId)
  const next: InstanceDraft = { ...instance, items }
  return {
    ...draft,
    content: { ...draft.content, [instanceId]: next },
    optionalElements: keepSwitches(draft.optionalElements, instanceId, items),
    itemConfigs:
      items.length === instance.items.length
        ? draft.itemConfigs
        : withCount(draft.itemConfigs, instanceId, items.length),
  }
}

/** Whoever adds or removes an item has chosen how many there are to be. */
function withCount(
  configs: Draft['itemConfigs'],
  instanceId: string,
  itemCount: number,
): Draft['itemConfigs'] {
  const config = configs[instanceId]
  return config ? { ...configs, [instanceId]: { ...config, itemCount } } : configs
}

function keepSwitches(
  switches: Draft['optionalElements'],
  instanceId: string,
  items: readonly Item[],
): Draft['optionalElements'] {
  const ofInstance = switches[instanceId]
  if (!ofInstance) return switches
  const ids = new Set(items.map(({ id }) => id))
  const kept = Object.entries(ofInstance).filter(([id]) => ids.has(id))
  return { ...switches, [instanceId]: Object.fromEntries(kept) }
}
