import { z } from 'zod'
import { locales } from '#base/locale.ts'

/** Why a line of a brief stands in no text. */
export const leftOutReasons = [
  'note',
  'unconfirmed',
  'instruction',
  'question',
  'beside-question',
  'unfinished',
  'bare-figure',
  'unread-figure',
  'no-footnote',
  'context',
  'unfollowed',
  'asked',
  'said-already',
  'too-long',
  'no-name',
  'behind-name',
  'markup',
  'address',
  'claim',
  'yearly-basis',
  'islamic-term',
  'personal',
  'over',
] as const

/** The value that it is about, where the writer knows that. */
const field = z.string().optional()

/** What a writer wants people to look at. `text` is what an older version said in a sentence. */
export const noteSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('needs-figure'), field }),
  z.strictObject({ kind: z.literal('left-empty'), field }),
  z.strictObject({ kind: z.literal('nothing-written'), field }),
  z.strictObject({ kind: z.literal('not-valid'), field }),
  z.strictObject({ kind: z.literal('too-long'), field, excess: z.number(), max: z.number() }),
  z.strictObject({ kind: z.literal('too-short'), field, lack: z.number(), min: z.number() }),
  z.strictObject({ kind: z.literal('too-many-entries'), field, count: z.number(), max: z.number() }),
  z.strictObject({ kind: z.literal('too-few-entries'), field, count: z.number(), min: z.number() }),
  z.strictObject({
    kind: z.literal('not-a-number'),
    field,
    min: z.number().optional(),
    max: z.number().optional(),
  }),
  z.strictObject({ kind: z.literal('wrong-language'), field, locale: z.enum(locales) }),
  z.strictObject({ kind: z.literal('foreign-figure'), field, figure: z.string() }),
  z.strictObject({ kind: z.literal('quoted-notes'), field, words: z.string() }),
  z.strictObject({ kind: z.literal('claim'), field, words: z.string() }),
  z.strictObject({ kind: z.literal('no-fact'), field }),
  z.strictObject({ kind: z.literal('no-room'), field, line: z.string() }),
  z.strictObject({ kind: z.literal('parted'), field, figure: z.string(), line: z.string() }),
  z.strictObject({ kind: z.literal('no-further-figure') }),
  z.strictObject({ kind: z.literal('no-figure-label') }),
  z.strictObject({ kind: z.literal('no-answer') }),
  z.strictObject({ kind: z.literal('no-quote') }),
  z.strictObject({ kind: z.literal('no-name') }),
  z.strictObject({ kind: z.literal('no-product-name') }),
  z.strictObject({
    kind: z.literal('not-translated'),
    text: z.string(),
    /** Absent where nobody has said anything like it. */
    reason: z.enum(['figures', 'markup']).optional(),
  }),
  /** People accepted it beside `text`, which is not quite what stands in the other language here. */
  z.strictObject({ kind: z.literal('accepted-for'), text: z.string() }),
  z.strictObject({ kind: z.literal('left-out'), reason: z.enum(leftOutReasons), line: z.string() }),
  z.strictObject({ kind: z.literal('contradiction'), line: z.string(), other: z.string() }),
  z.strictObject({ kind: z.literal('brief-too-long'), statements: z.number(), characters: z.number() }),
])

export type Note = z.infer<typeof noteSchema>

/** Notes as they are stored or sent, the sentences of older versions too. */
export const notesSchema = z.array(z.preprocess(noteOf, noteSchema))

function noteOf(given: unknown): unknown {
  return typeof given === 'string' ? { kind: 'text', text: given } : given
}

/** Each note once. */
export function distinctNotes(notes: readonly Note[]): Note[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()]
}

export function hasNote(notes: readonly Note[], note: Note): boolean {
  const sought = JSON.stringify(note)
  return notes.some((each) => JSON.stringify(each) === sought)
}
