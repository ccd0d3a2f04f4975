export type PictureSize = { width: number; height: number }

/** So many bytes of a file tell its size. */
export const webpHeadLength = 30

/** The size that the first bytes of a WebP file give, in px; nothing when they are not a WebP's. */
export function readWebpSize(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.length < webpHeadLength || nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP')
    return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const number24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  switch (nameAt(bytes, 12)) {
    case 'VP8X':
      return { width: number24(24) + 1, height: number24(27) + 1 }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
  }
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}
