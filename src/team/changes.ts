import { z } from 'zod'
import { isoTimeSchema } from '#base/iso-time.ts'
import { instanceIdSchema } from '#layout/layout.ts'
import { pageEntrySchema } from './page-entry.ts'
import { recordEntrySchema } from './record.ts'
import { pageIdSchema } from './words.ts'

/** `POST /api/changes`: every five seconds from a tab in sight, and at once when it is looked at again. */
export const askChangesSchema = z.strictObject({
  /** The cursor of the last answer, or of the list; without one nothing is said of changes, but where they go on from. */
  since: z.string().max(80).optional(),
  /** Where this tab is. A tab that says its name and no page has left the one that it was on. */
  tab: z
    .string()
    .min(1)
    .max(40)
    .regex(/^[A-Za-z0-9_-]+$/)
    .optional(),
  pageId: pageIdSchema.optional(),
  instanceId: instanceIdSchema.optional(),
})

export type AskChanges = z.infer<typeof askChangesSchema>

const presentSchema = z.object({
  user: z.string(),
  tab: z.string(),
  instanceId: instanceIdSchema.optional(),
  seenAt: isoTimeSchema,
})

export type Present = z.infer<typeof presentSchema>

export const changesSchema = z.object({
  cursor: z.string(),
  /** As they stand now, also those that were deleted; a change of comments or state counts. */
  pages: z.array(pageEntrySchema),
  records: z.array(recordEntrySchema),
  /** There was more than one answer holds: ask again at once. */
  hasMore: z.boolean(),
  /** The server was taken back to a backup, or is another: the list is to be read anew. */
  isAnew: z.boolean(),
  /** Other tabs on the same page, of this person too. */
  present: z.array(presentSchema),
})

export type Changes = z.infer<typeof changesSchema>
