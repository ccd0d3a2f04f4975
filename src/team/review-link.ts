import { z } from 'zod'
import { isoTimeSchema } from '#base/iso-time.ts'
import { locales } from '#base/locale.ts'
import { anchorSchema, commentSchema } from './comment.ts'
import { limits, usualLinkDays } from './limits.ts'
import { changeIdSchema, commentTextSchema, deed, nameSchema, revisionSchema } from './words.ts'

/** A way for people without an account to look at one version. */
export const reviewLinkSchema = z.object({
  linkId: changeIdSchema,
  label: z.string(),
  version: z.int().positive(),
  /** The language that it shows; without one it shows all that the page has. */
  face: z.enum(locales).optional(),
  ...deed,
  expiresAt: isoTimeSchema,
  showsComments: z.boolean(),
  mayComment: z.boolean(),
  opened: z.int().nonnegative(),
  lastOpenedAt: isoTimeSchema.optional(),
  revoked: z.object(deed).optional(),
})

export type ReviewLink = z.infer<typeof reviewLinkSchema>

/** `GET /api/pages/:pageId/links`, the latest first. `DELETE /api/pages/:pageId/links/:linkId` revokes one. */
export const reviewLinkListSchema = z.object({ links: z.array(reviewLinkSchema) })

/** `POST /api/pages/:pageId/links`. It shows the state of that revision; 409 when it has passed. */
export const makeLinkSchema = z.strictObject({
  linkId: changeIdSchema,
  revision: revisionSchema,
  label: nameSchema,
  face: z.enum(locales).optional(),
  days: z.int().positive().max(limits.linkDays).default(usualLinkDays),
  showsComments: z.boolean().default(false),
  mayComment: z.boolean().default(false),
})

export type MakeLink = z.infer<typeof makeLinkSchema>

/** The token is said once. It goes behind # of the address; the same id sent again gets a new one, and the old one ends. */
export const madeLinkSchema = reviewLinkSchema.extend({ token: z.string() })

/** Where a guest's browser says the token. */
export const reviewTokenHeader = 'x-review-token'

/** `GET /api/review`: the page as it shows itself; no brief, no earlier words, nothing of how it was made. */
export const guestPageSchema = z.object({
  label: z.string(),
  pageName: z.string(),
  displayName: z.string().optional(),
  locale: z.enum(locales),
  ...deed,
  expiresAt: isoTimeSchema,
  mayComment: z.boolean(),
  draft: z.unknown(),
  /** What opens its pictures of the team, by digest: `/media/{hash}/{file}?{pass}`. */
  passes: z.record(z.string(), z.string()),
  /** Absent where the link does not show them. */
  comments: z.array(commentSchema).optional(),
})

export type GuestPage = z.infer<typeof guestPageSchema>

/** `POST /api/review/comments` answers the `Comment`. */
export const guestCommentSchema = z.strictObject({
  commentId: changeIdSchema,
  answers: changeIdSchema.optional(),
  anchor: anchorSchema.optional(),
  locale: z.enum(locales).optional(),
  name: nameSchema,
  text: commentTextSchema,
})

export type GuestComment = z.infer<typeof guestCommentSchema>
