import { type Zippable, zipSync } from 'fflate'
import { safeFileName } from '#base/file-name.ts'
import { imagesOf } from '#content/pictures/images-of.ts'
import type { PictureFile } from '#content/pictures/picture-files.ts'
import { type ShownPicture, showPictures } from '#html/shown-picture.ts'
import type { FormatPage, Tools } from '../format.ts'
import { besidePage, filesNamedIn } from './beside-page.ts'
import { loadSmall } from './load-small.ts'

/**
 * A ZIP with the page and those files of its pictures that it names; small ones stand in the page itself. Where it is
 * known where pictures will stand, the page names them there, and the files come all the same.
 */
export async function packPage(
  page: FormatPage,
  tools: Tools & Required<Pick<Tools, 'loadPicture'>>,
): Promise<Uint8Array> {
  const { usePlaceholderImages, render, loadPicture, exportedAt } = tools
  const { images: _, picturesUrl, ...rest } = page
  const images = imagesOf(page)
  const start = picturesUrl ? picturesUrl.replace(/\/*$/, '/') : undefined
  const addressOf = (hash: string, file: PictureFile) => besidePage(hash, file, start)

  const small = await loadSmall(images, loadPicture)
  const pictures = Object.entries(showPictures(images, addressOf)).map(
    ([hash, picture]) => [hash, withSmall(picture, small.get(hash))] as const,
  )
  const html = await render({
    ...rest,
    images,
    pictures: { ...page.pictures, ...Object.fromEntries(pictures) },
    usePlaceholderImages,
  })

  const files: Zippable = { [`${safeFileName(page.pageName)}.html`]: new TextEncoder().encode(html) }
  for (const { hash, file, path } of filesNamedIn(html, images, addressOf)) {
    files[path] = [await loadPicture(hash, file), { level: 0 }]
  }
  return zipSync(files, { mtime: exportedAt })
}

function withSmall(picture: ShownPicture, src: string | undefined): ShownPicture {
  return src === undefined ? picture : { ...picture, src, sources: [] }
}
