import { crc32, inflateRawSync } from 'node:zlib'
import { accept, refuse } from '#base/result.ts'
import type { Unpacker } from './unpacker.ts'

/** With Node's own zlib: half the time of the portable one. */
export const nodeUnpacker: Unpacker = {
  inflate(packed, limit) {
    try {
      return accept(inflateRawSync(packed, { maxOutputLength: limit, chunkSize: 128 * 1024 }))
    } catch (error) {
      return refuse(isTooLarge(error) ? 'too-large' : 'damaged')
    }
  },
  checksumOf: (bytes) => crc32(bytes),
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
}
