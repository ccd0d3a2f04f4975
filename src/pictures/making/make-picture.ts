import sharp, { type Sharp } from 'sharp'
import { accept, type Result, refuse } from '#base/result.ts'
import {
  fallbackOf,
  type KeptPicture,
  mostWidth,
  type PictureFile,
  sourcesOf,
} from '#content/pictures/picture-files.ts'
import { type PictureProblem, pictureLimits, readPictureHead } from '#content/pictures/picture-kind.ts'

/** A picture made anew: nothing of the file that came is in it but what could be seen. */
export type MadePicture = KeptPicture & { files: { name: string; bytes: Uint8Array }[] }

// Loaders stay off, whatever a file says that it is; all but these three.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

/** Right way up, in sRGB, without metadata, in every width and kind that it is kept in. */
export async function makePicture(bytes: Uint8Array): Promise<Result<MadePicture, PictureProblem>> {
  const head = readPictureHead(bytes)
  if (!head.ok) return head
  const pixels = await decode(bytes)
  if (!pixels) return refuse({ problem: 'damaged' })
  const { data, info } = await withoutIdleAlpha(pixels)
  const hasAlpha = info.channels % 2 === 0
  const picture = { width: info.width, height: info.height, hasAlpha }
  const raw = { width: info.width, height: info.height, channels: info.channels }

  const files: MadePicture['files'] = []
  const fallback = fallbackOf(picture)
  const byWidth = Map.groupBy(
    [...sourcesOf(picture).flatMap(({ files }) => files), fallback],
    ({ width }) => width,
  )
  for (const [width, wanted] of byWidth) {
    const resized = await sharp(data, { raw })
      .resize(width, wanted[0]?.height ?? null, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const file of wanted) {
      const { width, height, channels } = resized.info
      const encoding = sharp(resized.data, { raw: { width, height, channels } })
      files.push({ name: file.name, bytes: new Uint8Array(await encode(encoding, file).toBuffer()) })
    }
  }
  return accept({ ...picture, files })
}

type Pixels = Awaited<ReturnType<typeof readPixels>>

/** The pixels, no larger than the widest file is wide; nothing where they cannot be had whole. */
async function decode(bytes: Uint8Array): Promise<Pixels | undefined> {
  try {
    return await readPixels(bytes)
  } catch {
    return undefined
  }
}

function readPixels(bytes: Uint8Array) {
  return sharp(bytes, { failOn: 'warning', limitInputPixels: pictureLimits.pixels, sequentialRead: true })
    .autoOrient()
    .resize({ width: mostWidth, height: mostWidth, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
}

/** Many programs write an alpha channel in which nothing is clear; as a JPEG such a picture is far smaller. */
async function withoutIdleAlpha(pixels: Pixels): Promise<Pixels> {
  const { data, info } = pixels
  if (info.channels % 2 !== 0) return pixels
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const { isOpaque } = await sharp(data, { raw }).stats()
  if (!isOpaque) return pixels
  return await sharp(data, { raw }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** From so many pixels on more effort takes seconds and saves next to nothing. */
const costlyPixels = 1_500_000

/** No quality is worth more bytes than people can see. */
function encode(picture: Sharp, { mimeType, width, height }: PictureFile): Sharp {
  switch (mimeType) {
    case 'image/avif':
      return picture.avif({ quality: 50, effort: width * height < costlyPixels ? 2 : 1 })
    case 'image/webp':
      return picture.webp({ quality: 76, effort: 2 })
    case 'image/png':
      return picture.png({ palette: true, quality: 85, effort: 3 })
    default:
      return picture.jpeg({ quality: 78, progressive: true })
  }
}
