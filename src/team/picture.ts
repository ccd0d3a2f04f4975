import { z } from 'zod'
import { isoTimeSchema } from '#base/iso-time.ts'
import { pictureHashForm } from '#content/pictures/media-address.ts'
import { pageIdSchema } from './words.ts'

/** The value of a team record of the kind `picture`, under the digest of what was made of it. */
export const pictureRecordSchema = z.object({
  name: z.string().max(200),
  width: z.int().positive(),
  height: z.int().positive(),
  hasAlpha: z.boolean(),
  /** Of all its files. */
  bytes: z.int().nonnegative(),
  /** Bytes by file. */
  files: z.record(z.string(), z.int().nonnegative()),
  /** What it was last said to show: a proposal for the next page. */
  alt: z.string().max(1000).optional(),
  addedBy: z.string(),
  addedAt: isoTimeSchema,
})

export type PictureRecord = z.infer<typeof pictureRecordSchema>

/** Answers on what its address ends with, as long as it lasts: an `<img>` sends no token. */
export const teamPictureSchema = pictureRecordSchema.extend({
  hash: z.string().regex(pictureHashForm),
  pass: z.string(),
  /** Pages that have it, versions of them too. */
  uses: z.array(z.object({ pageId: pageIdSchema, pageName: z.string() })),
})

export type TeamPicture = z.infer<typeof teamPictureSchema>

/** `GET /api/pictures`, the last added first. */
export const pictureListSchema = z.object({ pictures: z.array(teamPictureSchema) })

/** `PATCH /api/pictures/:hash`. */
export const describePictureSchema = z.strictObject({
  name: z.string().trim().min(1).max(200).optional(),
  alt: z.string().trim().max(1000).optional(),
})
