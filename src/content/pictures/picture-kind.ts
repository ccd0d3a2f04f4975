import { accept, type Result, refuse } from '#base/result.ts'
import { type PictureSize, readWebpSize } from '#catalogue/webp-size.ts'

/** Kinds that are taken; nothing else of a file counts than its first bytes. */
export type PictureKind = 'jpeg' | 'png' | 'webp'

/** Kinds that are known and not taken. */
export const refusedKinds = [
  'svg',
  'heic',
  'avif',
  'gif',
  'tiff',
  'bmp',
  'pdf',
  'icon',
  'jpeg-xl',
  'photoshop',
] as const

export type PictureProblem =
  | { problem: 'kind'; kind: (typeof refusedKinds)[number] }
  | { problem: 'no-picture' | 'empty' | 'damaged' | 'animated' | 'too-large' | 'two-kinds' }
  /** Of one document. */
  | { problem: 'too-many' }
  | { problem: 'too-many-pixels' | 'too-long'; width: number; height: number }

export type PictureHead = PictureSize & { kind: PictureKind }

export const pictureLimits = {
  bytes: 12 * 1024 * 1024,
  /** A photo of a good camera has 24 million. */
  pixels: 40_000_000,
  side: 12_000,
} as const

/** What a file is by its first bytes, before anything decodes it; or why it is not taken. */
export function readPictureHead(bytes: Uint8Array): Result<PictureHead, PictureProblem> {
  if (bytes.length === 0) return refuse({ problem: 'empty' })
  if (bytes.length > pictureLimits.bytes) return refuse({ problem: 'too-large' })
  const kind = kindOf(bytes)
  if (!kind) return refuse(findRefusedKind(bytes))
  const size = readSize[kind](bytes)
  if (!size || size.width === 0 || size.height === 0) return refuse({ problem: 'damaged' })
  if (size.width * size.height > pictureLimits.pixels) return refuse({ problem: 'too-many-pixels', ...size })
  if (Math.max(size.width, size.height) > pictureLimits.side) return refuse({ problem: 'too-long', ...size })
  if (isAnimated[kind](bytes)) return refuse({ problem: 'animated' })
  if (isOtherKindToo(bytes)) return refuse({ problem: 'two-kinds' })
  return accept({ kind, ...size })
}

function kindOf(bytes: Uint8Array): PictureKind | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  return textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP' ? 'webp' : undefined
}

function findRefusedKind(bytes: Uint8Array): PictureProblem {
  const start = textAt(bytes, 0, 4)
  const kind = signs.find(([sign]) => start.startsWith(sign))?.[1] ?? kindOfBoxes(bytes)
  if (kind) return { problem: 'kind', kind }
  const isSvg = /<svg[\s>]/i.test(textAt(bytes, 0, 4096))
  return isSvg ? { problem: 'kind', kind: 'svg' } : { problem: 'no-picture' }
}

const signs: [string, (typeof refusedKinds)[number]][] = [
  ['GIF8', 'gif'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['II+\0', 'tiff'],
  ['BM', 'bmp'],
  ['%PDF', 'pdf'],
  ['\0\0\u0001\0', 'icon'],
  ['8BPS', 'photoshop'],
  ['\u00ff\n', 'jpeg-xl'],
]

/** Containers whose second word says what they hold. */
function kindOfBoxes(bytes: Uint8Array) {
  const box = textAt(bytes, 4, 8)
  if (box.startsWith('JXL ')) return 'jpeg-xl'
  if (!box.startsWith('ftyp')) return undefined
  const brand = box.slice(4)
  if (/^avi[fs]$/.test(brand)) return 'avif'
  return /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand) ? 'heic' : undefined
}

const readSize: Record<PictureKind, (bytes: Uint8Array) => PictureSize | undefined> = {
  jpeg: readJpegSize,
  png: readPngSize,
  webp: readWebpSize,
}

/** Of the first frame: its marker is one of C0 to CF, but for C4, C8 and CC (ITU T.81, B.1.1.3). */
function readJpegSize(bytes: Uint8Array): PictureSize | undefined {
  const view = viewOf(bytes)
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    const length = view.getUint16(at + 2)
    if (marker === 0xda || length < 2) return undefined
    at += 2 + length
  }
}

function readPngSize(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.length < 33 || textAt(bytes, 12, 4) !== 'IHDR') return undefined
  const view = viewOf(bytes)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

const isAnimated: Record<PictureKind, (bytes: Uint8Array) => boolean> = {
  jpeg: () => false,
  png: hasFrames,
  /** ANIM of the flags of an extended file. */
  webp: (bytes) => textAt(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0,
}

/** The chunk `acTL` stands before the first of the pixels. */
function hasFrames(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = textAt(bytes, at + 4, 4)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}

/** Programs find archives by their end, and documents and pages in the first kilobyte. */
function isOtherKindToo(bytes: Uint8Array): boolean {
  if (/%PDF-|<(!doctype|html|script|svg|\?php)[\s>]/i.test(textAt(bytes, 0, 1024))) return true
  return textAt(bytes, Math.max(0, bytes.length - longestArchiveEnd), longestArchiveEnd).includes(
    'PK\u0005\u0006\0\0\0\0',
  )
}

/** The end of a ZIP's directory, with the longest comment that it can have. */
const longestArchiveEnd = 22 + 65_535

function startsWith(bytes: Uint8Array, sign: readonly number[]): boolean {
  return sign.every((byte, index) => bytes[index] === byte)
}

/** Byte by byte, as Latin letters. */
function textAt(bytes: Uint8Array, at: number, length: number): string {
  let text = ''
  for (const byte of bytes.subarray(at, at + length)) text += String.fromCharCode(byte)
  return text
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
