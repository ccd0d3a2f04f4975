import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { unzipSync } from 'fflate'
import type { SignOffRecord } from './record.ts'

/** A page as it was handed over: an HTML file, or a ZIP with it and its pictures. */
export type HandedOver = { name: string; bytes: Uint8Array }

/** The page and the pictures beside it, each by its digest. Nothing of what holds no page. */
export function digestPage({
  bytes,
}: Pick<HandedOver, 'bytes'>): Omit<SignOffRecord['file'], 'name'> | undefined {
  if (!isZip(bytes)) return { sha256: digestOf(bytes), pictures: [] }
  const files = Object.entries(unzipSync(bytes)).filter(([path]) => !path.endsWith('/'))
  const page = files.find(([path]) => path.endsWith('.html') && !path.includes('/'))
  if (!page) return undefined
  const pictures = files
    .filter((file) => file !== page)
    .map(([path, content]) => ({ path, sha256: digestOf(content) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
  return { sha256: digestOf(page[1]), pictures }
}

export function digestOf(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes))
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}
