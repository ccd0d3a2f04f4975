import { z } from 'zod'
import { readPictureAddress } from '../values/picture-address.ts'
import { pictureHashForm } from './media-address.ts'
import type { KeptPicture } from './picture-files.ts'

/** A place in a picture, in shares of its width and height. */
const pointSchema = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

const told = {
  /** For those who cannot see it. */
  alt: z.string().max(1000).optional(),
  /** It only decorates, and is told to nobody. */
  isDecorative: z.boolean().optional(),
  /** Stays in sight however the component crops the picture; without one its middle does. */
  focus: pointSchema.optional(),
}

/** What a page knows of a picture of the team, besides its files: how it is told, and what must stay in sight. */
export const pagePictureSchema = z.strictObject({
  width: z.int().positive().max(100_000),
  height: z.int().positive().max(100_000),
  hasAlpha: z.boolean(),
  ...told,
})

/** The same of a picture that is elsewhere, of which nobody here knows more. */
const linkedPictureSchema = z.strictObject(told)

/** By digest; what is elsewhere by its address. */
export const pageImagesSchema = z
  .record(z.string().max(2000), z.union([pagePictureSchema, linkedPictureSchema]))
  .refine((images) =>
    Object.entries(images).every(([name, picture]) =>
      pictureHashForm.test(name) ? isKept(picture) : !isKept(picture) && readPictureAddress(name) === name,
    ),
  )

export type PagePicture = z.infer<typeof pagePictureSchema>
export type LinkedPicture = z.infer<typeof linkedPictureSchema>
export type PageImages = Readonly<Record<string, PagePicture | LinkedPicture>>
/** Those of the team. */
export type KeptImages = Readonly<Record<string, PagePicture>>
export type PicturePoint = z.infer<typeof pointSchema>

type Told = Pick<PagePicture, 'alt' | 'isDecorative'>

export function isKept(picture: PagePicture | LinkedPicture): picture is PagePicture {
  return 'width' in picture
}

/** What is known of the picture of the team that has this digest. */
export function findKept(images: PageImages | undefined, hash: string): PagePicture | undefined {
  const picture = images && Object.hasOwn(images, hash) ? images[hash] : undefined
  return picture && isKept(picture) ? picture : undefined
}

/** What is said of the picture at this address. */
export function findLinked(images: PageImages | undefined, address: string): LinkedPicture | undefined {
  const picture = images && Object.hasOwn(images, address) ? images[address] : undefined
  return picture && !isKept(picture) ? picture : undefined
}

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
