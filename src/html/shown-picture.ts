import {
  altOf,
  type KeptImages,
  type PagePicture,
  type PicturePoint,
} from '#content/pictures/page-picture.ts'
import { fallbackOf, glimpseOf, type PictureFile, sourcesOf } from '#content/pictures/picture-files.ts'

/** A picture of the team as it stands in a page: each of its files has an address there. */
export type ShownPicture = {
  /** Empty for one that only decorates. */
  alt: string
  width: number
  height: number
  src: string
  /** What stays in sight, as CSS has it; nothing for the middle. */
  position?: string
  /** By kind, the narrowest first; without any, `src` is all there is. */
  sources: { mimeType: string; files: { address: string; width: number }[] }[]
}

/** By digest. */
export type ShownPictures = Readonly<Record<string, ShownPicture>>

/** Where a file of a picture is, as the page names it. */
export type AddressOf = (hash: string, file: PictureFile) => string

/** As a finished page has them: in every width and kind. */
export function showPictures(images: KeptImages, addressOf: AddressOf): ShownPictures {
  return mapPictures(images, (hash, picture) => ({
    ...showFile(hash, picture, fallbackOf(picture), addressOf),
    sources: sourcesOf(picture).map(({ mimeType, files }) => ({
      mimeType,
      files: files.map((file) => ({ address: addressOf(hash, file), width: file.width })),
    })),
  }))
}

/** In one width, while the page is put together. */
export function glimpsePictures(images: KeptImages, addressOf: AddressOf): ShownPictures {
  return mapPictures(images, (hash, picture) => showFile(hash, picture, glimpseOf(picture), addressOf))
}

function showFile(hash: string, picture: PagePicture, file: PictureFile, addressOf: AddressOf): ShownPicture {
  const { focus } = picture
  return {
    alt: altOf(picture),
    width: file.width,
    height: file.height,
    src: addressOf(hash, file),
    ...(focus && { position: positionOf(focus) }),
    sources: [],
  }
}

/** As `object-position` has it. */
export function positionOf({ x, y }: PicturePoint): string {
  return `${percent(x)} ${percent(y)}`
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

function mapPictures(images: KeptImages, show: (hash: string, picture: PagePicture) => ShownPicture) {
  return Object.fromEntries(Object.entries(images).map(([hash, picture]) => [hash, show(hash, picture)]))
}
