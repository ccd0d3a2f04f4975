import { accept, refuse } from '#base/result.ts'
import type { ParseResult } from '#content/parse-result.ts'
import type { FoundPicture } from '#content/pictures/found-picture.ts'
import { hashesIn } from '#content/pictures/images-of.ts'
import { type InlinePicture, inlineLimits } from '#content/pictures/inline-picture.ts'
import { altOf, tellPicture } from '#content/pictures/page-picture.ts'
import { withImages } from '#content/pictures/place-pictures.ts'
import type { TakePictures } from '#conversion/parsing.ts'
import { inlineSource } from '#formats/pictured/inline-source.ts'
import { describeTaken, type TakenPicture, texts } from '#texts/document-pictures.ts'
import { describeAddProblem } from './describe-add-problem.ts'
import { digestOfFiles } from './digest-of-files.ts'
import type { MadePicture } from './making/make-picture.ts'
import type { Pictures } from './pictures.ts'

/** Somebody waits for the answer, and a proxy in front does not for ever. */
const mostMilliseconds = 120_000

/**
 * The pictures of a document become the team's where somebody of it sent the document. Of anybody else's nothing is kept: what
 * is small goes into the page itself. Whatever is left out is named.
 */
export function takePictures(pictures: Pictures, user: string | undefined): TakePictures {
  return async (read, signal) => {
    const take = user === undefined ? inliner() : adder(user)
    const start = performance.now()
    const taken: TakenPicture[] = []
    for (const each of read.pictures) {
      if (signal?.aborted) break
      if (performance.now() - start > mostMilliseconds) {
        taken.push(refuse(texts.tooLong))
        continue
      }
      const { picture } = each
      taken.push(picture.ok ? await take(each, picture.value) : refuse(describeAddProblem(picture.refusal)))
    }
    const result = describeTaken(read, taken)
    return user === undefined ? result : await withKnown(result)

    function adder(by: string) {
      return async (picture: FoundPicture, bytes: Uint8Array): Promise<TakenPicture> => {
        const { place, name } = picture
        const added = await pictures.add(bytes, { name, user: by, ...(signal && { signal }) })
        if (!added.ok) return refuse(describeAddProblem(added.refusal))
        return accept({ place, hash: added.value.hash, image: tellPicture(added.value, picture) })
      }
    }

    function inliner() {
      let room: number = inlineLimits.allBytes
      return async (picture: FoundPicture, bytes: Uint8Array): Promise<TakenPicture> => {
        // What is far larger than what fits is not worth the work.
        if (bytes.length > 16 * inlineLimits.bytes) return refuse(texts.tooLargeForPage)
        const made = await pictures.make(bytes, signal)
        if (!made.ok) return refuse(describeAddProblem(made.refusal))
        const file = findSmall(made.value, Math.min(inlineLimits.bytes, room))
        if (!file) return refuse(texts.tooLargeForPage)
        room -= file.bytes.length
        const { width, height } = made.value
        const inline: InlinePicture = { width, height, alt: altOf(picture), src: inlineSource(file.bytes) }
        return accept({ place: picture.place, hash: digestOfFiles([file]), inline })
      }
    }
  }

  /** A document that was written from a page names pictures of the team already. */
  async function withKnown(result: ParseResult): Promise<ParseResult> {
    const hashes = hashesIn(result.data).filter((hash) => !result.metadata.images?.[hash])
    const known = (await Promise.all(hashes.map(pictures.find))).filter((each) => each !== undefined)
    if (known.length === 0) return result
    const images = Object.fromEntries(known.map((each) => [each.hash, tellPicture(each)]))
    return { ...result, metadata: withImages(result.metadata, images) }
  }
}

/** Its widest WebP file, and no narrower one: a page is not to show it soft. */
function findSmall({ files }: MadePicture, mostBytes: number) {
  const widest = files.findLast(({ name }) => name.endsWith('.webp'))
  return widest && widest.bytes.length <= mostBytes ? widest : undefined
}
