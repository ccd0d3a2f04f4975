import { z } from 'zod'
import { pictureHashForm } from './media-address.ts'
import type { KeptPicture } from './picture-files.ts'

/** A place in a picture, in shares of its width and height. */
const pointSchema = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

/** What a page knows of a picture of the team, besides its files: how it is told, and what must stay in sight. */
export const pagePictureSchema = z.strictObject({
  width: z.int().positive().max(100_000),
  height: z.int().positive().max(100_000),
  hasAlpha: z.boolean(),
  /** For those who cannot see it. */
  alt: z.string().max(1000).optional(),
  /** It only decorates, and is told to nobody. */
  isDecorative: z.boolean().optional(),
  /** Stays in sight however the component crops the picture; without one its middle does. */
  focus: pointSchema.optional(),
})

/** By digest. */
export const pageImagesSchema = z.record(z.string().regex(pictureHashForm), pagePictureSchema)

export type PageImages = Readonly<z.infer<typeof pageImagesSchema>>
export type PagePicture = z.infer<typeof pagePictureSchema>
export type PicturePoint = z.infer<typeof pointSchema>

type Told = Pick<PagePicture, 'alt' | 'isDecorative'>

/** Neither told nor said to decorate: nobody knows what it shows. */
export function isUntold({ alt = '', isDecorative = false }: Told): boolean {
  return alt.trim() === '' && !isDecorative
}

/** What stands in for it where it cannot be seen. */
export function altOf({ alt = '', isDecorative = false }: Told): string {
  return isDecorative ? '' : alt.trim()
}

/** What a page says of a kept picture: what somebody tells of it there, else what was last said of it. */
export function tellPicture(
  { width, height, hasAlpha, alt: known = '' }: KeptPicture & { alt?: string | undefined },
  { alt = '', isDecorative = false }: Told = {},
): PagePicture {
  const words = alt || known
  return { width, height, hasAlpha, ...(isDecorative ? { isDecorative } : words && { alt: words }) }
}
