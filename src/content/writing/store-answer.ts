import { columnsOf } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import { isBlank, listOf } from '../content.ts'
import type { Draft } from '../draft/draft.ts'
import { findSlot } from '../draft/review.ts'
import type { Place } from '../place.ts'
import { instanceOf, setValue, valueAt } from '../slots.ts'
import { hasNote, type Note } from '../values/note.ts'
import { type Written, written } from '../values/values.ts'
import { placesOf, type WritingTask } from './generation-plan.ts'

/** What a writer answered to a task, by field name. Lists have a line an entry. */
export type Answer = {
  values: Record<string, string>
  writer?: string
  notes: readonly Note[]
  /** Those of the notes that are about the brief. */
  briefNotes?: readonly Note[]
}

/** What came for one place; nothing where the writer left it out. A text that came empty may have notes. */
export type PlacedText = { place: Place; text: Written | undefined }

/**
 * An answer put where it belongs. A note that names a value belongs to it; others concern what was left empty without
 * a note, or else the answer as a whole, for which its first value stands.
 */
export function placeAnswer(component: Component, task: WritingTask, answer: Answer): PlacedText[] {
  const { writer, notes, briefNotes = [] } = answer
  const places = placesOf(task)
  const texts = places.map((place): PlacedText => {
    const value = readValue(component, place, answer.values)
    const own = notes.filter((note) => isAbout(note, place))
    const by = writer === undefined ? {} : { writer }
    return { place, text: value === undefined ? undefined : { value, ...by, notes: own } }
  })

  const loose = notes.filter((note) => !places.some((place) => isAbout(note, place)))
  const unexplained = texts.filter(({ text }) => text && isBlank(text.value) && text.notes.length === 0)
  const concerned = unexplained.length > 0 ? unexplained : texts.slice(0, 1)
  return texts.map((each) => {
    const { place, text } = each
    if (!text || !concerned.includes(each)) return each
    const ofBrief = loose.filter((note) => hasNote(briefNotes, note))
    return {
      place,
      text: {
        ...text,
        notes: [...text.notes, ...loose],
        ...(ofBrief.length > 0 && { briefNotes: ofBrief }),
      },
    }
  })
}

/** Neither a text nor an entry came for this place. */
export function isEmptyText({ text }: PlacedText): boolean {
  return isBlank(text?.value)
}

/** The draft with what came. A place for which nothing came stays as it is. */
export function storeTexts(
  draft: Draft,
  component: Component,
  instanceId: string,
  texts: readonly PlacedText[],
): Draft {
  return texts.reduce((stored, { place, text }) => {
    const instance = instanceOf(stored, component, instanceId)
    const slot = findSlot(component, instance, place)
    if (!slot || !text || isBlank(text.value)) return stored
    return setValue(stored, component, instanceId, place, written(valueAt(instance, slot), text))
  }, draft)
}

/** As it is stored: a list of entries, or the text as it came; one of nothing but blanks is empty. */
function readValue(component: Component, { field, item }: Place, values: Record<string, string>) {
  const text = Object.hasOwn(values, field) ? values[field] : undefined
  if (text === undefined) return undefined
  const definitions = item === undefined ? component.docx.fields : columnsOf(component)
  const isList = definitions.find(({ name }) => name === field)?.type === 'array'
  if (isList) return listOf(text)
  return text.trim() === '' ? '' : text
}

function isAbout(note: Note, { field }: Place): boolean {
  return 'field' in note && note.field === field
}
