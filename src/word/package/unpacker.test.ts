import { deflateSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { nodeUnpacker } from './unpacker.node.ts'
import { portableUnpacker } from './unpacker.ts'

const text = new TextEncoder().encode('Emirates NBD and Emirates Islamic. '.repeat(5000))
const packed = deflateSync(text)

describe.each([
  ['portable', portableUnpacker],
  ['Node', nodeUnpacker],
])('the %s unpacker', (_, { inflate, checksumOf }) => {
  test('gives back what was packed', () => {
    const unpacked = inflate(packed, text.length)
    expect(unpacked.ok && Buffer.from(unpacked.value).equals(text)).toBe(true)
  })

  test('stops at the limit, whatever comes after', () => {
    expect(inflate(packed, text.length - 1)).toEqual({ ok: false, refusal: 'too-large' })
  })

  test.each([
    ['cut off', packed.subarray(0, packed.length - 20)],
    ['no deflate stream', new Uint8Array([7, 7, 7, 7])],
    ['empty', new Uint8Array()],
  ])('bytes that are %s are damaged', (_, bytes) => {
    expect(inflate(bytes, text.length)).toEqual({ ok: false, refusal: 'damaged' })
  })

  test('knows the checksum of the ZIP standard', () => {
    expect(checksumOf(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
  })
})
