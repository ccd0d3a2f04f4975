import { accept, type Result, refuse } from '#base/result.ts'
import { loadManifest } from '../api/load-manifest.ts'
import { type Assignment, readApart } from './read-apart.ts'

const maxFileSize = 10 * 1024 * 1024

/** Why nothing of a file can be read. */
export type FileFault = { reason: 'empty' | 'too-large' | 'gone' }

/** What is in a Word document; `wantsTables`: its tables too. */
export async function readDocument(
  file: File,
  signal: AbortSignal,
  wants: Pick<Assignment, 'wantsTables'> = {},
) {
  const [bytes, catalogue] = await Promise.all([bytesOf(file), loadManifest().catch(() => undefined)])
  if (!bytes.ok) return bytes
  if (!catalogue) return refuse({ reason: 'no-library' } as const)
  const assignment = { bytes: bytes.value, filename: file.name, catalogue, ...wants }
  return await readApart(assignment, signal)
}

export async function bytesOf(file: File): Promise<Result<Uint8Array<ArrayBuffer>, FileFault>> {
  if (file.size === 0) return refuse({ reason: 'empty' })
  if (file.size > maxFileSize) return refuse({ reason: 'too-large' })
  const bytes = await file.arrayBuffer().catch(() => undefined)
  return bytes ? accept(new Uint8Array(bytes)) : refuse({ reason: 'gone' })
}
