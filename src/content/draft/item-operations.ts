import type { Component } from '#catalogue/manifest.ts'
import { instanceOf } from '../slots.ts'
import type { Draft, InstanceDraft } from './draft.ts'

/** The items of one instance, with their states and switches. What the row limits do not allow changes nothing. */
export function addItem(draft: Draft, component: Component, instanceId: string): Draft {
  const { items } = instanceOf(draft, component, instanceId)
  if (items.length >= (component.docx.items?.maxRows ?? 0)) return draft
  return arrange(draft, component, instanceId, [...items.keys(), undefined])
}

/** The item at `index`, from 0. */
export function removeItem(draft: Draft, component: Component, instanceId: string, index: number): Draft {
  const { items } = instanceOf(draft, component, instanceId)
  if (!items[index] || items.length <= (component.docx.items?.minRows ?? 0)) return draft
  return arrange(draft, component, instanceId, [...items.keys()].toSpliced(index, 1))
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
  if (from === to || !items[from] || !items[to]) return draft
  return arrange(draft, component, instanceId, [...items.keys()].toSpliced(from, 1).toSpliced(to, 0, from))
}

/** So many items: what is too much goes from the end, what is missing comes empty. */
export function setItemCount(draft: Draft, component: Component, instanceId: string, count: number): Draft {
  const { items } = instanceOf(draft, component, instanceId)
  const isThere = Object.hasOwn(draft.content, instanceId)
  if (isThere && items.length === count) return draft
  const places = Array.from({ length: count }, (_, index) => (index < items.length ? index : undefined))
  return arrange(draft, component, instanceId, places)
}

/** Shows or hides an optional element of the item at `index`. */
export function switchElement(
  draft: Draft,
  instanceId: string,
  index: number,
  elementId: string,
  isShown: boolean,
): Draft {
  const ofInstance = draft.optionalElements[instanceId] ?? {}
  const ofItem = { ...ofInstance[index], [elementId]: isShown }
  return {
    ...draft,
    optionalElements: { ...draft.optionalElements, [instanceId]: { ...ofInstance, [index]: ofItem } },
  }
}

/** The items that stood at these places, in this order; `undefined` is a new one. */
function arrange(
  draft: Draft,
  component: Component,
  instanceId: string,
  places: readonly (number | undefined)[],
): Draft {
  const instance = instanceOf(draft, component, instanceId)
  const items = places.map((place) => (place === undefined ? {} : (instance.items[place] ?? {})))
  const next: InstanceDraft = { ...instance, items }
  return {
    ...draft,
    content: { ...draft.content, [instanceId]: next },
    optionalElements: arrangeSwitches(draft.optionalElements, instanceId, places),
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

function arrangeSwitches(
  switches: Draft['optionalElements'],
  instanceId: string,
  places: readonly (number | undefined)[],
): Draft['optionalElements'] {
  const ofInstance = switches[instanceId]
  if (!ofInstance) return switches
  const arranged = places.flatMap((place, index) => {
    const ofItem = place === undefined ? undefined : ofInstance[place]
    return ofItem ? [[index, ofItem] as const] : []
  })
  return { ...switches, [instanceId]: Object.fromEntries(arranged) }
}
