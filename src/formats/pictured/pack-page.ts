import { type Zippable, zipSync } from 'fflate'
import { safeFileName } from '#base/file-name.ts'
import { imagesOf } from '#content/pictures/images-of.ts'
import { filesOf, type PictureFile } from '#content/pictures/picture-files.ts'
import { type ShownPicture, showPictures } from '#html/shown-picture.ts'
import type { FormatPage, Tools } from '../format.ts'
import { loadSmall } from './load-small.ts'

/** What the folder beside the page is called. */
const folder = 'images'

/**
 * A ZIP with the page and those files of its pictures that it names; small ones stand in the page itself. Where it is
 * known where pictures will stand, the page names them there, and the files come all the same.
 */
export async function packPage(page: FormatPage, tools: Required<Tools>): Promise<Uint8Array> {
  const { usePlaceholderImages, render, loadPicture, exportedAt } = tools
  const { images: _, picturesUrl, ...rest } = page
  const images = imagesOf(page)
  const start = picturesUrl ? picturesUrl.replace(/\/*$/, '/') : `${folder}/`
  const addressOf = (hash: string, file: PictureFile) => `${start}${nameOf(hash, file)}`

  const small = await loadSmall(images, loadPicture)
  const pictures = Object.entries(showPictures(images, addressOf)).map(
    ([hash, picture]) => [hash, withSmall(picture, small.get(hash))] as const,
  )
  const html = await render({ ...rest, images, pictures: Object.fromEntries(pictures), usePlaceholderImages })

  const files: Zippable = { [`${safeFileName(page.pageName)}.html`]: new TextEncoder().encode(html) }
  for (const [hash, picture] of Object.entries(images)) {
    const named = filesOf(picture).filter((file) => html.includes(addressOf(hash, file)))
    for (const file of named) {
      files[`${folder}/${nameOf(hash, file)}`] = [await loadPicture(hash, file), { level: 0 }]
    }
  }
  return zipSync(files, { mtime: exportedAt })
}

function withSmall(picture: ShownPicture, src: string | undefined): ShownPicture {
  return src === undefined ? picture : { ...picture, src, sources: [] }
}

/** Half of the digest: nobody has as many pictures that two begin alike. */
function nameOf(hash: string, { name }: PictureFile): string {
  return `${hash.slice(0, 32)}-${name}`
}
