import { columnsOf, labelOf } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { listOf } from '#content/content.ts'
import type { Draft } from '#content/draft.ts'
import { placesOf, type WritingTask } from '#content/generation-plan.ts'
import type { Place } from '#content/slots.ts'
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
  const content = places.map((each): PlacedText => {
    const text = Object.hasOwn(values, each.field) ? values[each.field] : undefined
    if (text === undefined) return { place: each, text: undefined }
    const value = definitionOf(component, each)?.type === 'array' ? listOf(text) : text
    return { place: each, text: { value, writer, notes: notesOn(each, places, notes) } }
  })
  return { status: 'written', content, writer, notes }
}

/** A note that begins with a value's label is about that value, and needs no label there; others stand at the first. */
function notesOn(place: Place, places: readonly Place[], notes: readonly string[]): string[] {
  return notes.flatMap((note) => {
    const named = places.find(({ field }) => note.startsWith(prefixOf(field)))
    if (named) return named === place ? [note.slice(prefixOf(place.field).length)] : []
    return place === places[0] ? [note] : []
  })
}

function prefixOf(field: string): string {
  return `${labelOf(field)}: `
}

function definitionOf(component: Component, { field, item }: Place): Field | undefined {
  const definitions = item === undefined ? component.docx.fields : columnsOf(component)
  return definitions.find(({ name }) => name === field)
}
