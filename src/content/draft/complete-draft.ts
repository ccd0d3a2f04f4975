import { columnsOf, fixedValue } from '#catalogue/lookup.ts'
import type { Component, Field, Manifest } from '#catalogue/manifest.ts'
import { type FieldValue, unwritten } from '../values/field-value.ts'
import type { Draft, InstanceDraft } from './draft.ts'
import { changeFace } from './faces/show-face.ts'
import { reviewedInstances } from './review.ts'

/** Both faces; see `completeFace`. The same draft where nothing is missing. */
export function completeContent(draft: Draft, manifest: Manifest): Draft {
  const completed = completeFace(draft, manifest)
  const { other } = completed
  return other ? changeFace(completed, other.locale, (shown) => completeFace(shown, manifest)) : completed
}

/**
 * What stands in the content from the start, though nobody writes it: addresses, empty until a person types them, and
 * fixed columns, of which only the state is kept (what they hold follows from the item's place). All wait to be
 * accepted. The same draft where nothing is missing.
 */
function completeFace(draft: Draft, manifest: Manifest): Draft {
  const completed = reviewedInstances(draft, manifest).flatMap(({ instanceId, component, instance }) => {
    const complete = completeInstance(instance, component)
    return complete === instance ? [] : [[instanceId, complete] as const]
  })
  if (completed.length === 0) return draft
  return { ...draft, content: { ...draft.content, ...Object.fromEntries(completed) } }
}

/** Every optional element of every item, shown unless it was switched off. The same draft where nothing is missing. */
export function completeSwitches(draft: Draft, manifest: Manifest): Draft {
  const completed = reviewedInstances(draft, manifest).flatMap(({ instanceId, component, instance }) => {
    const elements = component.optionalElements ?? []
    const before = draft.optionalElements[instanceId] ?? {}
    const isWhole = instance.items.every((item) =>
      elements.every(({ id }) => before[item.id]?.[id] !== undefined),
    )
    if (isWhole) return []
    const shown = Object.fromEntries(elements.map(({ id }) => [id, true]))
    const items = instance.items.map(({ id }) => [id, { ...shown, ...before[id] }] as const)
    return [[instanceId, Object.fromEntries(items)] as const]
  })
  if (completed.length === 0) return draft
  return { ...draft, optionalElements: { ...draft.optionalElements, ...Object.fromEntries(completed) } }
}

/** Those that lack nothing of their component, since every change looks at all. */
const complete = new WeakMap<InstanceDraft, Component>()

function completeInstance(instance: InstanceDraft, component: Component): InstanceDraft {
  if (complete.get(instance) === component) return instance
  const fields = completeValues(instance.fields, component.docx.fields)
  const items = instance.items.map((item) => {
    const values = completeValues(item.values, columnsOf(component))
    return values === item.values ? item : { ...item, values }
  })
  const isWhole = fields === instance.fields && items.every((item, index) => item === instance.items[index])
  const completed = isWhole ? instance : { ...instance, fields, items }
  complete.set(completed, component)
  return completed
}

function completeValues(values: Record<string, FieldValue>, definitions: readonly Field[]) {
  const missing = definitions.filter(
    (definition) => isNotWritten(definition) && !Object.hasOwn(values, definition.name),
  )
  if (missing.length === 0) return values
  return { ...values, ...Object.fromEntries(missing.map(({ name }) => [name, unwritten])) }
}

function isNotWritten(definition: Field): boolean {
  return definition.type === 'url' || fixedValue(definition, 0) !== undefined
}
