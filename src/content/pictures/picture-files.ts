/** What a picture is kept as: files of several widths and kinds, whose names follow from its size. */
export type KeptPicture = { width: number; height: number; hasAlpha: boolean }

export type PictureFile = { name: string; width: number; height: number; mimeType: string }

/** Of the largest file that is kept. */
export const mostWidth = 2400

const widths = [480, 800, 1200, 1600, mostWidth]

/** Kinds of which each width is kept, those that weigh least first: a browser takes the first that it knows. */
const kinds = [
  { ending: 'avif', mimeType: 'image/avif' },
  { ending: 'webp', mimeType: 'image/webp' },
] as const

/** What every program shows. */
const fallbackWidth = 1200

/** No picture is enlarged: one that is narrower than the widest file ends with its own width. */
export function widthsOf({ width }: Pick<KeptPicture, 'width'>): number[] {
  const own = Math.min(width, mostWidth)
  return [...widths.filter((each) => each < own), own]
}

/** Each kind with its files, the narrowest first. */
export function sourcesOf(picture: KeptPicture): { mimeType: string; files: PictureFile[] }[] {
  return kinds.map(({ ending, mimeType }) => ({
    mimeType,
    files: widthsOf(picture).map((width) => fileOf(picture, width, ending, mimeType)),
  }))
}

export function fallbackOf(picture: KeptPicture): PictureFile {
  const width = Math.min(picture.width, fallbackWidth)
  return picture.hasAlpha
    ? fileOf(picture, width, 'png', 'image/png')
    : fileOf(picture, width, 'jpg', 'image/jpeg')
}

export function filesOf(picture: KeptPicture): PictureFile[] {
  return [...sourcesOf(picture).flatMap(({ files }) => files), fallbackOf(picture)]
}

/** Wide enough to be looked at while a page is put together. */
export function glimpseOf(picture: KeptPicture): PictureFile {
  return fileOf(
    picture,
    widthsOf(picture).findLast((width) => width <= 800) ?? picture.width,
    'webp',
    'image/webp',
  )
}

export function isPictureFile(name: string): boolean {
  return /^[1-9]\d{0,3}\.(avif|webp|jpg|png)$/.test(name)
}

export function mimeTypeOf(name: string): string {
  return mimeTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

const mimeTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

function fileOf(picture: KeptPicture, width: number, ending: string, mimeType: string): PictureFile {
  const height = Math.max(1, Math.round((picture.height * width) / picture.width))
  return { name: `${width}.${ending}`, width, height, mimeType }
}
