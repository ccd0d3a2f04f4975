import { expect, test } from 'vitest'
import { pictureLimits, readPictureHead } from './picture-kind.ts'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  )
const word = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

function png(width: number, height: number, ...chunks: (string | number[])[]) {
  const size = [...word(width), ...word(height)]
  return bytes([0x89], 'PNG\r\n\u001a\n', word(13), 'IHDR', size, [8, 2, 0, 0, 0], word(0), ...chunks)
}

function jpeg(width: number, height: number) {
  const frame = [0xff, 0xc2, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3]
  return bytes([0xff, 0xd8], [0xff, 0xe1, 0, 6, 0xff, 0xc0, 0, 9], frame, Array(20).fill(0))
}

test('kind and size are told by the first bytes', () => {
  expect(readPictureHead(png(640, 400))).toEqual({
    ok: true,
    value: { kind: 'png', width: 640, height: 400 },
  })
  expect(readPictureHead(jpeg(6000, 4000))).toEqual({
    ok: true,
    value: { kind: 'jpeg', width: 6000, height: 4000 },
  })
})

test.each([
  ['a GIF', bytes('GIF89a'), { problem: 'kind', kind: 'gif' }],
  ['an SVG', bytes('<?xml version="1.0"?>\n<svg xmlns="…">'), { problem: 'kind', kind: 'svg' }],
  ['a photo of a phone', bytes([0, 0, 0, 24], 'ftypheic'), { problem: 'kind', kind: 'heic' }],
  ['an AVIF', bytes([0, 0, 0, 24], 'ftypavif'), { problem: 'kind', kind: 'avif' }],
  ['a PDF', bytes('%PDF-1.7'), { problem: 'kind', kind: 'pdf' }],
  ['a TIFF', bytes('II*\0'), { problem: 'kind', kind: 'tiff' }],
  ['a text', bytes('Dear all'), { problem: 'no-picture' }],
  ['nothing', bytes(), { problem: 'empty' }],
  ['a JPEG without a frame', bytes([0xff, 0xd8, 0xff, 0xda, 0, 4, 0, 0, 1, 2, 3, 4]), { problem: 'damaged' }],
  ['a PNG that ends in its head', png(640, 400).subarray(0, 20), { problem: 'damaged' }],
  ['a PNG that moves', png(640, 400, word(8), 'acTL', word(2), word(0)), { problem: 'animated' }],
  [
    'a WebP that moves',
    bytes('RIFF', word(0), 'WEBPVP8X', word(10), [2, 0, 0, 0], [9, 0, 0, 9, 0, 0]),
    { problem: 'animated' },
  ],
  ['a bomb', png(16_000, 16_000), { problem: 'too-many-pixels', width: 16_000, height: 16_000 }],
  ['a ribbon', png(12_001, 10), { problem: 'too-long', width: 12_001, height: 10 }],
  ['a picture and a page', png(640, 400, '<script>alert(1)</script>'), { problem: 'two-kinds' }],
  ['a picture and an archive', png(640, 400, 'PK\u0005\u0006', Array(18).fill(0)), { problem: 'two-kinds' }],
])('%s is refused by name', (_, file, refusal) => {
  expect(readPictureHead(file)).toEqual({ ok: false, refusal })
})

test('what is too large is refused whatever it is', () => {
  const large = new Uint8Array(pictureLimits.bytes + 1)
  expect(readPictureHead(large)).toEqual({ ok: false, refusal: { problem: 'too-large' } })
})
