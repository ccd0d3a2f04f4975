import { accept, type Result, refuse } from '#base/result.ts'
import { columnsOf, findComponent, hasContent, isAiGenerated } from '#catalogue/lookup.ts'
import type { Component, Field, Manifest } from '#catalogue/manifest.ts'
import { textOf } from '#content/content.ts'
import type { WriteFieldRequest, WriteItemRequest } from '#content/writing/writing.ts'
import type { FieldTask, ItemTask } from './writer.ts'

type FieldName = WriteFieldRequest['field']

/** What of a request the catalogue does not know. */
export type TaskRefusal =
  | { reason: 'no-component'; code: string }
  | { reason: 'no-field' | 'no-column' | 'not-written'; code: string; name: string }

/** The request with the server's own catalogue in it, or what of it nobody knows. */
export function findFieldTask(
  manifest: Manifest,
  request: WriteFieldRequest,
  today?: string,
): Result<FieldTask, TaskRefusal> {
  const {
    brief,
    brand,
    instanceId,
    retryContext = [],
    relatedTitle,
    itemValues,
    knownColumns,
    otherText,
    knownOfText,
  } = request
  const component = findNamed(manifest, request.component)
  if (!component.ok) return component

  const isOfItem = itemValues !== undefined || relatedTitle !== undefined
  const field = findField(component.value, request.field, isOfItem ? 'item' : 'component')
  if (!field) return refuse({ reason: 'no-field', code: component.value.code, name: nameOf(request.field) })
  if (!isAiGenerated(field))
    return refuse({ reason: 'not-written', code: component.value.code, name: field.name })
  return accept({
    brief,
    component: component.value,
    field,
    instanceId,
    section: request.section ?? likelySection(manifest, component.value, instanceId),
    brand,
    facts: request.facts,
    today,
    previousValues: retryContext.filter((value) => value.trim() !== ''),
    relatedTitle,
    itemValues: itemValues && textsOf(itemValues),
    knownColumns,
    otherText: textOf(otherText).trim() || undefined,
    knownOfText,
  })
}

export function findItemTask(
  manifest: Manifest,
  request: WriteItemRequest,
  today?: string,
): Result<ItemTask, TaskRefusal> {
  const { brief, brand, instanceId, itemIndex, totalItems, guidedIdea, allPreviousTitles } = request
  const component = findNamed(manifest, request.component)
  if (!component.ok) return component

  const own = columnsOf(component.value)
  const columns: Field[] = []
  for (const column of request.columns) {
    const found = own.find(({ name }) => name === nameOf(column))
    if (!found) return refuse({ reason: 'no-column', code: component.value.code, name: nameOf(column) })
    if (isAiGenerated(found) && !columns.includes(found)) columns.push(found)
  }
  return accept({
    brief,
    component: component.value,
    columns,
    instanceId,
    section: request.section ?? likelySection(manifest, component.value, instanceId),
    brand,
    facts: request.facts,
    today,
    itemIndex,
    totalItems,
    guidedIdea,
    previousTitles: allPreviousTitles.filter((title) => title.trim() !== ''),
  })
}

/** For a caller who does not say which section it is: another for each component of the library, and again for its next instances. */
function likelySection({ components }: Manifest, component: Component, instanceId: string): number {
  const written = components.filter(hasContent)
  const sequence = Number(instanceId.match(/\d{1,3}$/)?.[0] ?? '1')
  return written.indexOf(component) + Math.max(sequence - 1, 0) * written.length
}

function findNamed(
  manifest: Manifest,
  given: WriteFieldRequest['component'],
): Result<Component, TaskRefusal> {
  const code = typeof given === 'string' ? given : given.code
  const component = findComponent(manifest, code)
  return component ? accept(component) : refuse({ reason: 'no-component', code })
}

/** A component and its items may both have a `title`: how it is defined tells, else the rest of the request. */
function findField(component: Component, given: FieldName, likely: 'component' | 'item'): Field | undefined {
  const [fields, columns] = [component.docx.fields, columnsOf(component)]
  const ordered = likely === 'item' ? [...columns, ...fields] : [...fields, ...columns]
  const named = ordered.filter(({ name }) => name === nameOf(given))
  return named.find((field) => typeof given !== 'string' && isDefinedAs(field, given)) ?? named[0]
}

/** In all that the caller says of it but `context`, which is prose. */
function isDefinedAs(field: Field, { context: _, ...given }: Exclude<FieldName, string>): boolean {
  const own = new Map<string, unknown>(Object.entries(field))
  return Object.entries(given).every(([key, value]) => JSON.stringify(own.get(key)) === JSON.stringify(value))
}

function nameOf(given: FieldName): string {
  return typeof given === 'string' ? given : given.name
}

function textsOf(values: Record<string, string | string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]))
}
