import { columnsOf } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { isBlank, listOf } from '#content/content.ts'
import type { Draft } from '#content/draft.ts'
import { placesOf, type WritingTask } from '#content/generation-plan.ts'
import { instanceOf, type Place } from '#content/slots.ts'
import type { Written } from '#content/values.ts'
import { fieldRequest, itemRequest } from '#content/writing-request.ts'
import type { WritingAnswer, writeField, writeItem } from '../../api/write-texts.ts'

/** The two calls that write; tests bring their own. */
export type WriterCalls = { writeField: typeof writeField; writeItem: typeof writeItem }

type Options = Parameters<typeof writeField>[1]

/** What came for one place; nothing where the writer left it out. */
export type PlacedText = { place: Place; text: Written | undefined }

/** Asks for one task, and puts the answer where it belongs. */
export async function callWriter(
  task: WritingTask,
  { draft, component, calls }: { draft: Draft; component: Component; calls: WriterCalls },
  options: Options,
): Promise<WritingAnswer<PlacedText[]>> {
  const { instanceId } = task
  if (task.type === 'item') {
    const answer = await calls.writeItem(itemRequest(draft, component, instanceId, task), options)
    return place(answer, (content) => content, task, component)
  }
  const answer = await calls.writeField(fieldRequest(draft, component, instanceId, task), options)
  return place(answer, (content) => ({ [task.field]: content }), task, component)
}

/** The component has gone, or has other items now. */
export function isStale(task: WritingTask, draft: Draft, component: Component): boolean {
  const { components } = draft.layout
  if (!components.some(({ instanceId, code }) => instanceId === task.instanceId && code === task.code))
    return true
  const { items } = instanceOf(draft, component, task.instanceId)
  return task.item !== undefined && task.item >= items.length
}

function place<Content>(
  answer: WritingAnswer<Content>,
  valuesOf: (content: Content) => Record<string, string>,
  task: WritingTask,
  component: Component,
): WritingAnswer<PlacedText[]> {
  if (answer.status !== 'written') return answer
  const { writer, notes } = answer
  const values = valuesOf(answer.content)
  const places = placesOf(task)
  const remarked = findRemarked(places, values)
  const content = places.map((each): PlacedText => {
    const text = Object.hasOwn(values, each.field) ? values[each.field] : undefined
    if (text === undefined) return { place: each, text: undefined }
    const value = definitionOf(component, each)?.type === 'array' ? listOf(text) : text
    return { place: each, text: { value, writer, notes: remarked.includes(each) ? notes : [] } }
  })
  return { status: 'written', content, writer, notes }
}

/** What a writer remarks on an item concerns what it left empty; without that, the item as a whole. */
function findRemarked(places: readonly Place[], values: Record<string, string>): readonly Place[] {
  const empty = places.filter(({ field }) => Object.hasOwn(values, field) && isBlank(values[field]))
  return empty.length > 0 ? empty : places.slice(0, 1)
}

function definitionOf(component: Component, { field, item }: Place): Field | undefined {
  const definitions = item === undefined ? component.docx.fields : columnsOf(component)
  return definitions.find(({ name }) => name === field)
}
