import { createHash } from 'node:crypto'
import type { MadePicture } from './making/make-picture.ts'

/** Of the names and bytes of all files, in their order. */
export function digestOfFiles(files: MadePicture['files']): string {
  const hash = createHash('sha256')
  for (const { name, bytes } of files) hash.update(`${name} ${bytes.length}\n`).update(bytes)
  return hash.digest('hex')
}
