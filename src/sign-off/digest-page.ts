import { unzipSync } from 'fflate'
import { sha256Hex } from '#base/sha256-hex.ts'
import { isZip } from '#word/package/file-kind.ts'
import type { SignOffRecord } from './record.ts'

/** A page as it was handed over: an HTML file, or a ZIP with it and its pictures. */
export type HandedOver = { name: string; bytes: Uint8Array }

/** The page and the pictures beside it, each by its digest. Nothing of what holds no page. */
export function digestPage({
  bytes,
}: Pick<HandedOver, 'bytes'>): Omit<SignOffRecord['file'], 'name'> | undefined {
  if (!isZip(bytes)) return { sha256: sha256Hex(bytes), pictures: [] }
  const files = Object.entries(unzipSync(bytes)).filter(([path]) => !path.endsWith('/'))
  const page = files.find(([path]) => path.endsWith('.html') && !path.includes('/'))
  if (!page) return undefined
  const pictures = files
    .filter((file) => file !== page)
    .map(([path, content]) => ({ path, sha256: sha256Hex(content) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
  return { sha256: sha256Hex(page[1]), pictures }
}
