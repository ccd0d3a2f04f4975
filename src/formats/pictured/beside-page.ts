import type { KeptImages } from '#content/pictures/page-picture.ts'
import { filesOf, type PictureFile } from '#content/pictures/picture-files.ts'
import type { AddressOf } from '#html/shown-picture.ts'

/** What the folder beside the page is called. */
const folder = 'images/'

/** Where a file of a picture is, seen from the page; `start` where it will stand elsewhere. */
export function besidePage(hash: string, file: PictureFile, start: string = folder): string {
  return `${start}${nameOf(hash, file)}`
}

/** Those files of pictures that a page names, and where they lie. */
export function filesNamedIn(html: string, images: KeptImages, addressOf: AddressOf) {
  return Object.entries(images).flatMap(([hash, picture]) =>
    filesOf(picture)
      .filter((file) => html.includes(addressOf(hash, file)))
      .map((file) => ({ hash, file, path: besidePage(hash, file) })),
  )
}

/** Half of the digest: nobody has as many pictures that two begin alike. */
function nameOf(hash: string, { name }: PictureFile): string {
  return `${hash.slice(0, 32)}-${name}`
}
