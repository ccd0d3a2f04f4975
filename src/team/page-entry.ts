import { z } from 'zod'
import { locales } from '#base/locale.ts'
import { brands } from '#layout/layout.ts'
import { pageStateSchema } from './review.ts'
import { deed, pageIdSchema, revisionSchema } from './words.ts'

/** What a draft says of itself in a list. */
export const summarySchema = z.object({
  pageName: z.string(),
  /** What people call the page, where that is more than its page name. */
  displayName: z.string().optional(),
  locale: z.enum(locales),
  /** Of a page in two languages, the one behind. */
  otherLocale: z.enum(locales).optional(),
  brand: z.enum(brands),
  /** The component whose picture stands for the page: the first between header and footer. */
  pictureCode: z.string().optional(),
  componentCount: z.int().nonnegative(),
  createdAt: z.string(),
})

export type DraftSummary = z.infer<typeof summarySchema>

/** A page of the team without its draft: in the list, and whenever something of it changed. */
export const pageEntrySchema = summarySchema.extend({
  pageId: pageIdSchema,
  /** Counts up with each change of the draft, deletion and return. */
  revision: revisionSchema,
  /** Who last changed the draft, and when. */
  ...deed,
  /** Digest of what the page shows: equal when nothing of it changed. Brief and settings of generation don't count. */
  hash: z.string(),
  /** Of the face in front; of a page in two languages also that of the one behind. */
  state: pageStateSchema,
  otherState: pageStateSchema.optional(),
  openComments: z.int().nonnegative(),
  /** The last comment or answer that is there, since servers note it. */
  commented: z.object({ ...deed, isGuest: z.boolean() }).optional(),
  /** Open comments in which whoever asks is mentioned, by others. */
  mentions: z.int().nonnegative(),
  deleted: z.object(deed).optional(),
})

export type PageEntry = z.infer<typeof pageEntrySchema>

/** `GET /api/pages`, the last changed first; with `?deleted=yes` those that were deleted and can be brought back. */
export const pageListSchema = z.object({
  /** Where `POST /api/changes` goes on from. */
  cursor: z.string(),
  pages: z.array(pageEntrySchema),
})

export type PageList = z.infer<typeof pageListSchema>

/** `GET /api/pages/:pageId`. The draft may have an older form: `readStored` reads it. */
export const pageSchema = pageEntrySchema.extend({ draft: z.unknown() })

export type TeamPage = z.infer<typeof pageSchema>
