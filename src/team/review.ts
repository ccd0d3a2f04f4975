import { z } from 'zod'
import { isoTimeSchema } from '#base/iso-time.ts'
import { locales } from '#base/locale.ts'
import { changeIdSchema, deed, noteSchema, revisionSchema } from './words.ts'

/** `changes`: something is to be changed first; `withdrawn`: taken back by whoever asked, or from the site. */
export const reviewSteps = ['ready', 'changes', 'approved', 'published', 'withdrawn'] as const

const stepShape = {
  step: z.enum(reviewSteps),
  /** The language of the page that the step is about; absent in steps from before each language had its own. */
  face: z.enum(locales).optional(),
  /** The version that the step is about. */
  version: z.int().positive(),
  ...deed,
  note: z.string().optional(),
  /** Where the page was published, and when by the one who says so. */
  address: z.string().optional(),
  publishedAt: isoTimeSchema.optional(),
  /** Approved by somebody who wrote on it, or who asked for it. */
  isOwn: z.boolean(),
}

export const reviewSchema = z.object({ ...stepShape, hash: z.string() })

/** One step, as it is kept for good. */
export type Review = z.infer<typeof reviewSchema>

/** Where a page stands in one language: the last step, and whether what it shows has changed since. */
export const pageStateSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('draft') }),
  z.object({
    ...stepShape,
    /** Who last changed what the page shows, and when; absent while it shows what it showed then. */
    changed: z.object(deed).optional(),
  }),
])

export type PageState = z.infer<typeof pageStateSchema>

/** `GET /api/pages/:pageId/reviews`, the latest first. */
export const reviewListSchema = z.object({ reviews: z.array(reviewSchema) })

/**
 * `POST /api/pages/:pageId/reviews` answers the `Review`. It is about that revision; 409 when it has passed. Without a face
 * it is about the one in front.
 */
export const takeStepSchema = z.strictObject({
  changeId: changeIdSchema,
  revision: revisionSchema,
  step: z.enum(reviewSteps),
  face: z.enum(locales).optional(),
  note: noteSchema.optional(),
  address: z.httpUrl().max(2000).optional(),
  publishedAt: isoTimeSchema.optional(),
})

export type TakeStep = z.infer<typeof takeStepSchema>
