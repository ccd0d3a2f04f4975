import { accept, type Result, refuse } from '#base/result.ts'
import { mostWidth } from '#content/pictures/picture-files.ts'
import { type PictureProblem, pictureLimits, readPictureHead } from '#content/pictures/picture-kind.ts'

/** What is larger than this is worth making smaller before it is sent. */
const worthShrinking = 400 * 1024

/**
 * The file to send: made smaller here where that is worth it and this browser can, right way up and without what it says of
 * its maker; else as it is. What the server would refuse is refused before it is sent.
 */
export async function shrinkPicture(file: File): Promise<Result<File, PictureProblem>> {
  const bytes = new Uint8Array(await file.slice(0, pictureLimits.bytes + 1).arrayBuffer())
  const head = readPictureHead(bytes)
  const isOnlyLarge = !head.ok && ['too-large', 'too-many-pixels'].includes(head.refusal.problem)
  if (!head.ok && !isOnlyLarge) return head
  const isSmall = head.ok && Math.max(head.value.width, head.value.height) <= mostWidth
  if (isSmall && file.size <= worthShrinking) return accept(file)

  const smaller = await drawSmaller(file).catch(() => undefined)
  if (smaller && smaller.size < file.size) return accept(smaller)
  return head.ok ? accept(file) : refuse(head.refusal)
}

async function drawSmaller(file: File): Promise<File | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const share = Math.min(1, mostWidth / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * share)
    canvas.height = Math.round(picture.height * share)
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
    // A browser that writes no WebP writes PNG, which is larger than what came.
    if (blob?.type !== 'image/webp') return undefined
    return new File([blob], file.name.replace(/\.[a-z0-9]{2,5}$/i, '.webp'), { type: blob.type })
  } finally {
    picture.close()
  }
}
