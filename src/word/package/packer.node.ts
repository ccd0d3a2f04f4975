import { crc32, deflateRawSync } from 'node:zlib'
import type { Packer } from './replace-parts.ts'

export const nodePacker: Packer = {
  deflate: (bytes) => deflateRawSync(bytes),
  checksumOf: (bytes) => crc32(bytes),
}
