import type { ReviewedInstance } from '#content/draft/review.ts'
import { slotsOf, valueAt } from '#content/slots.ts'
import { distinctNotes, type Note } from '#content/values/note.ts'
import { briefNotesOf } from '#content/values/origin.ts'

/** What the writer says of the brief, each thing once, for as long as a text of it is not accepted. */
export function findBriefNotes(reviewed: readonly ReviewedInstance[]): Note[] {
  const notes = reviewed.flatMap(({ component, instance }) =>
    slotsOf(component, instance).flatMap((slot) => {
      const value = valueAt(instance, slot)
      return value.status === 'accepted' ? [] : briefNotesOf(value)
    }),
  )
  return distinctNotes(notes)
}
