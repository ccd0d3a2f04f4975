import { z } from 'zod'
import { isoTimeSchema } from '#base/iso-time.ts'
import { type Locale, locales } from '#base/locale.ts'
import { instanceIdSchema } from '#layout/layout.ts'
import { changeIdSchema, commentTextSchema, deed } from './words.ts'

/** What a comment is about. Without one: the page. A place that is gone is listed, not lost. */
export const anchorSchema = z.strictObject({
  instanceId: instanceIdSchema,
  /** Of the instance: a number of one that was deleted comes again. */
  createdAt: z.string().max(40),
  itemId: instanceIdSchema.optional(),
  field: z.string().max(64).optional(),
  /** The language of the value that it is about, on a page in two. */
  locale: z.enum(locales).optional(),
  /** The words that it is about, as they stood. */
  quote: z.string().max(300).optional(),
})

export type Anchor = z.infer<typeof anchorSchema>

export const commentSchema = z.object({
  commentId: changeIdSchema,
  /** The comment that it answers. */
  answers: changeIdSchema.optional(),
  anchor: anchorSchema.optional(),
  /** The language of the page that it is about, where it is about no value. */
  locale: z.enum(locales).optional(),
  /** An account, or the name that a guest typed. */
  author: z.string(),
  /** Came over a review link: the name is what its author says. */
  isGuest: z.boolean(),
  /** Empty once it is deleted. */
  text: z.string(),
  at: isoTimeSchema,
  editedAt: isoTimeSchema.optional(),
  /** Accounts that the text names after @. */
  mentions: z.array(z.string()),
  resolved: z.object(deed).optional(),
  deletedAt: isoTimeSchema.optional(),
})

export type Comment = z.infer<typeof commentSchema>

/** The language that it is about; nothing where it is about both, or the page has one. */
export function faceOfComment({ anchor, locale }: Pick<Comment, 'anchor' | 'locale'>): Locale | undefined {
  return anchor?.locale ?? locale
}

/** `GET /api/pages/:pageId/comments`, the oldest first. */
export const commentListSchema = z.object({ comments: z.array(commentSchema) })

/** `POST /api/pages/:pageId/comments` answers the `Comment`; the same id again answers what it became. */
export const addCommentSchema = z.strictObject({
  commentId: changeIdSchema,
  answers: changeIdSchema.optional(),
  anchor: anchorSchema.optional(),
  locale: z.enum(locales).optional(),
  text: commentTextSchema,
})

export type AddComment = z.infer<typeof addCommentSchema>

/** `PATCH /api/pages/:pageId/comments/:commentId`: anybody resolves and reopens; a text is its author's. */
export const changeCommentSchema = z.strictObject({
  text: commentTextSchema.optional(),
  resolved: z.boolean().optional(),
})

export type ChangeComment = z.infer<typeof changeCommentSchema>
