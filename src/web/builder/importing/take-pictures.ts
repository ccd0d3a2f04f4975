import type { ParseResult } from '#content/parse-result.ts'
import type { ReadDocument } from '#content/pictures/found-picture.ts'
import { hashesIn } from '#content/pictures/images-of.ts'
import { tellPicture } from '#content/pictures/page-picture.ts'
import { withImages } from '#content/pictures/place-pictures.ts'
import { describeTaken, type TakenPicture } from '#texts/document-pictures.ts'
import { loadLibrary, useLibrary } from '../../team-pictures/library.ts'
import { takePicture } from '../../team-pictures/take-picture.ts'

/**
 * A document whose pictures are in the library of the team now, as if each had been added by hand. `onPicture` is told which one of how
 * many is on its way; counted from 1.
 */
export async function takePictures(
  read: ReadDocument,
  onPicture: (number: number, count: number) => void,
): Promise<ParseResult> {
  const taken: TakenPicture[] = []
  for (const [index, picture] of read.pictures.entries()) {
    onPicture(index + 1, read.pictures.length)
    taken.push(await takePicture(picture))
  }
  return describeTaken(read, taken)
}

/** A document that was written from a page names pictures of the team already. */
export async function withKnownPictures(result: ParseResult): Promise<ParseResult> {
  const hashes = hashesIn(result.data).filter((hash) => !result.metadata.images?.[hash])
  if (hashes.length === 0) return result
  await loadLibrary()
  const { pictures } = useLibrary.getState()
  const images = hashes.flatMap((hash) => {
    const picture = pictures.get(hash)
    return picture ? [[hash, tellPicture(picture)] as const] : []
  })
  return { ...result, metadata: withImages(result.metadata, Object.fromEntries(images)) }
}
