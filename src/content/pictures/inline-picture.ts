import { z } from 'zod'
import { pictureHashForm } from './media-address.ts'

/** What pictures may weigh that stand in a page itself: each, and all of one page. */
export const inlineLimits = { bytes: 48 * 1024, allBytes: 192 * 1024 } as const

/** A small picture that stands in the page itself, because nobody keeps it. */
const inlinePictureSchema = z.strictObject({
  width: z.int().positive().max(100_000),
  height: z.int().positive().max(100_000),
  alt: z.string().max(1000),
  src: z
    .string()
    .max((inlineLimits.bytes / 3) * 4 + 100)
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/),
})

/** By the digest that values name them by. */
export const inlinePicturesSchema = z.record(z.string().regex(pictureHashForm), inlinePictureSchema)

export type InlinePictures = z.infer<typeof inlinePicturesSchema>
export type InlinePicture = z.infer<typeof inlinePictureSchema>
