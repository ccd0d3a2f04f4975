import { z } from 'zod'
import { baseRevisionSchema, changeIdSchema, deed, revisionSchema } from './words.ts'

/** What a team owns besides pages, and who writes it. Another kind is one more word, its schema beside what it is about. */
const byPeople = ['facts', 'terms', 'memory', 'rules'] as const
const byServer = ['picture'] as const
const recordKinds = [...byPeople, ...byServer] as const

export const recordKindSchema = z.enum(recordKinds)
/** Those that a call may save: the others follow from calls of their own. */
export const savedKindSchema = z.enum(byPeople)

export type RecordKind = z.infer<typeof recordKindSchema>

export const recordIdSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/)

/** A record without its value. */
export const recordEntrySchema = z.object({
  kind: recordKindSchema,
  recordId: recordIdSchema,
  revision: revisionSchema,
  ...deed,
  isDeleted: z.boolean(),
})

export type RecordEntry = z.infer<typeof recordEntrySchema>

/** `GET /api/records/:kind/:recordId`; `GET /api/records/:kind` lists those that are not deleted. */
export const recordSchema = recordEntrySchema.extend({ value: z.unknown() })
export type TeamRecord = z.infer<typeof recordSchema>

export const recordListSchema = z.object({ cursor: z.string(), records: z.array(recordSchema) })

/** `PUT /api/records/:kind/:recordId` answers `Saved`, or 409 with what stands. A deleted one comes back by its revision. */
export const saveRecordSchema = z.strictObject({
  changeId: changeIdSchema,
  baseRevision: baseRevisionSchema,
  value: z.unknown(),
})

export type SaveRecord = z.infer<typeof saveRecordSchema>

export const recordConflictSchema = recordSchema.extend({ error: z.string(), code: z.literal('changed') })
