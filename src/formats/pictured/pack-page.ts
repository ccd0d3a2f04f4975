import { type Zippable, zipSync } from 'fflate'
import { safeFileName } from '#base/file-name.ts'
import { hasTeamPictures, imagesOf } from '#content/pictures/images-of.ts'
import type { PictureFile } from '#content/pictures/picture-files.ts'
import { type ShownPicture, showPictures } from '#html/shown-picture.ts'
import type { FormatPage, Tools } from '../format.ts'
import { recordAsText, signOffData, signOffDocument } from '../sign-off.ts'
import { besidePage, filesNamedIn } from './beside-page.ts'
import { loadSmall } from './load-small.ts'

/**
 * A ZIP with the page and those files of its pictures that it names; small ones stand in the page itself. Where it is
 * known where pictures will stand, the page names them there, and the files come all the same.
 */
export async function packPage(page: FormatPage, tools: Tools): Promise<Uint8Array> {
  return zipSync(await filesOfPage(page, tools, '.html'), { mtime: tools.exportedAt })
}

/**
 * The same page in several languages, each named by its own; a picture that more of them show is there once. The record of
 * each lies beside it where that is wanted.
 */
export async function packPages(pages: readonly FormatPage[], tools: Tools): Promise<Uint8Array> {
  const files: Zippable = {}
  const [first] = pages
  for (const page of pages) {
    const named = { ...page, pageName: first?.pageName ?? page.pageName }
    const language = `.${page.locale.slice(0, 2)}`
    const made = await filesOfPage(named, tools, `${language}.html`)
    Object.assign(files, made, await recordsOfPage(named, tools, { made, language }))
  }
  return zipSync(files, { mtime: tools.exportedAt })
}

async function recordsOfPage(
  { pageName, locale }: FormatPage,
  { signOff, loadFaceRecord, exportedAt }: Tools,
  { made, language }: { made: Zippable; language: string },
): Promise<Zippable> {
  if (!signOff || !loadFaceRecord) return {}
  const start = `${safeFileName(pageName)}${language}`
  const bytes = zipSync(made, { mtime: exportedAt, level: 0 })
  const [record, { writeRecord }] = await Promise.all([
    loadFaceRecord(locale, { name: `${start}.html`, bytes }),
    import('#sign-off/write-record.ts'),
  ])
  return {
    [`${start}${signOffDocument.ending}`]: await writeRecord(record),
    [`${start}${signOffData.ending}`]: new TextEncoder().encode(recordAsText(record)),
  }
}

async function filesOfPage(page: FormatPage, tools: Tools, ending: string): Promise<Zippable> {
  const { usePlaceholderImages, render, loadPicture } = tools
  const { images: _, picturesUrl, other: __, ...rest } = page
  const name = `${safeFileName(page.pageName)}${ending}`
  const bytesOf = (html: string) => new TextEncoder().encode(html)
  if (!loadPicture || !hasTeamPictures(page)) {
    return {
      [name]: bytesOf(
        await render({ ...rest, ...(page.images && { images: page.images }), usePlaceholderImages }),
      ),
    }
  }
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
  const files: Zippable = { [name]: bytesOf(html) }
  for (const { hash, file, path } of filesNamedIn(html, images, addressOf)) {
    files[path] = [await loadPicture(hash, file), { level: 0 }]
  }
  return files
}

function withSmall(picture: ShownPicture, src: string | undefined): ShownPicture {
  return src === undefined ? picture : { ...picture, src, sources: [] }
}
