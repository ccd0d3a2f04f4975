import { z } from 'zod'
import { type ContentValue, isBlank } from '../content.ts'
import { type Note, notesSchema } from './note.ts'

/** Where a value came from, as it stands. What nobody wrote has none. */
export const originSchema = z.discriminatedUnion('by', [
  /** Typed or changed by hand. */
  z.strictObject({ by: z.literal('person') }),
  /** Read from a document, `aiGenerated` as it says there. */
  z.strictObject({ by: z.literal('word'), aiGenerated: z.boolean() }),
  /** Comes with a page to start from, to be written anew. */
  z.strictObject({ by: z.literal('sample') }),
  z.strictObject({
    by: z.literal('writer'),
    /** As the server names its writers. */
    writer: z.string().optional(),
    /** What the writer wants people to look at. */
    notes: notesSchema.optional(),
    /** Those of the notes that are about the brief and not about this value. */
    briefNotes: notesSchema.optional(),
  }),
])

export type Origin = z.infer<typeof originSchema>

type Text = { value: string | string[]; origin?: Origin | undefined }

/** Written by the machine and not changed by hand since: what travels as `ai_generated`. */
export function isByMachine({ origin }: Pick<Text, 'origin'>): boolean {
  return origin?.by === 'writer' || (origin?.by === 'word' && origin.aiGenerated)
}

/** Stands there to be written anew. */
export function isSample({ origin }: Pick<Text, 'origin'>): boolean {
  return origin?.by === 'sample'
}

/** No person of this page stands behind the words as they are. */
export function isNobodys(text: Pick<Text, 'origin'>): boolean {
  return isByMachine(text) || isSample(text)
}

/** Somebody wrote it by hand, or changed what the machine wrote. */
export function isEdited(text: Text): boolean {
  return !isNobodys(text) && !isBlank(text.value)
}

/** Somebody took the text out by hand. */
export function isEmptied({ value, origin }: Text): boolean {
  return isBlank(value) && origin?.by === 'person'
}

/** The writer that is named for a text; nothing where none is known or no text stands. */
export function writerOf({ value, origin }: Text): string | undefined {
  return origin?.by === 'writer' && !isBlank(value) ? origin.writer : undefined
}

export function notesOf({ origin }: Pick<Text, 'origin'>): readonly Note[] {
  return (origin?.by === 'writer' && origin.notes) || []
}

export function briefNotesOf({ origin }: Pick<Text, 'origin'>): readonly Note[] {
  return (origin?.by === 'writer' && origin.briefNotes) || []
}

/** As it travels. A sample comes back as what waits for a reader, never as accepted. */
export function wireValue(text: Text): ContentValue {
  return { value: text.value, ai_generated: isNobodys(text) }
}
