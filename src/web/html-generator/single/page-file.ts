import { safeFileName } from '#base/file-name.ts'
import { type ParseResult, readData } from '#content/parse-result.ts'
import { hasTeamPictures } from '#content/pictures/images-of.ts'

/** The file that a document's page is saved as: with pictures of the team they lie beside it in a ZIP. */
export function pageFileOf({ metadata, data }: ParseResult): string {
  const isPacked = hasTeamPictures({ images: metadata.images, content: readData(data) })
  return `${safeFileName(metadata.pageName)}${isPacked ? '.zip' : '.html'}`
}
