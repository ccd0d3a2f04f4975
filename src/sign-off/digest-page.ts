import { strFromU8, unzipSync } from 'fflate'
import { sha256Hex } from '#base/sha256-hex.ts'
import { isZip } from '#word/package/file-kind.ts'
import type { SignOffRecord } from './record.ts'

/** A page as it was handed over: an HTML file, or a ZIP with it and its pictures. */
export type HandedOver = { name: string; bytes: Uint8Array }

/**
 * The page and the pictures beside it, each by its digest. Nothing of what holds no page. Of several pages it is the one of
 * this name, with the pictures that it names.
 */
export function digestPage(
  { bytes }: Pick<HandedOver, 'bytes'>,
  name = '',
): Omit<SignOffRecord['file'], 'name'> | undefined {
  if (!isZip(bytes)) return { sha256: sha256Hex(bytes), pictures: [] }
  const files = Object.entries(unzipSync(bytes)).filter(([path]) => !path.endsWith('/'))
  const pages = files.filter(([path]) => path.endsWith('.html') && !path.includes('/'))
  const page = pages.find(([path]) => path === name) ?? pages[0]
  if (!page) return undefined
  const html = pages.length > 1 ? strFromU8(page[1]) : undefined
  const pictures = files
    .filter((file) => file !== page)
    .filter(
      ([path]) => html === undefined || (path.includes('/') && html.includes(path.replace(/^.*\//, ''))),
    )
    .map(([path, content]) => ({ path, sha256: sha256Hex(content) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
  return { sha256: sha256Hex(page[1]), pictures }
}
