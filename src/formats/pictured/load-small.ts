import type { KeptImages } from '#content/pictures/page-picture.ts'
import { type PictureFile, sourcesOf } from '#content/pictures/picture-files.ts'
import { inlineSource } from './inline-source.ts'

/** Icons and logos: what costs less in the page than asking for it once more. */
const smallWidth = 480
const smallBytes = 6 * 1024

/** What all of them together may add to the page. */
const mostBytes = 60 * 1024

/** Pictures that are small enough to stand in the page itself, as addresses with the picture in them, by digest. */
export async function loadSmall(
  images: KeptImages,
  loadPicture: (hash: string, file: PictureFile) => Promise<Uint8Array>,
): Promise<ReadonlyMap<string, string>> {
  const small = new Map<string, string>()
  let room = mostBytes
  for (const [hash, picture] of Object.entries(images)) {
    const file = sourcesOf(picture)
      .find(({ mimeType }) => mimeType === 'image/webp')
      ?.files.at(-1)
    if (!file || file.width > smallWidth) continue
    const bytes = await loadPicture(hash, file)
    if (bytes.length > Math.min(smallBytes, room)) continue
    room -= bytes.length
    small.set(hash, inlineSource(bytes))
  }
  return small
}
