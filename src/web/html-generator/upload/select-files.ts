import { accept, type Result, refuse } from '#base/result.ts'
import { maxFileSize, maxFiles, maxTotalSize } from './size-limits.ts'

/** As much of a browser's file as choosing looks at. */
export type Candidate = { readonly name: string; readonly size: number }

/** Why a file was not taken. */
export type FileRefusal =
  | { problem: 'not-docx' }
  | { problem: 'several-files' }
  | { problem: 'empty'; name: string }
  | { problem: 'too-large'; name: string; size: number }

export function selectOne<File extends Candidate>(candidates: readonly File[]): Result<File, FileRefusal> {
  const [file, ...others] = candidates
  if (others.length > 0) return refuse({ problem: 'several-files' })
  if (!file || !isDocx(file)) return refuse({ problem: 'not-docx' })
  if (file.size === 0) return refuse({ problem: 'empty', name: file.name })
  if (file.size > maxFileSize) return refuse({ problem: 'too-large', name: file.name, size: file.size })
  return accept(file)
}

/** Why some of many files were left out. */
export type BulkRefusal =
  | { problem: 'none-docx' }
  | { problem: 'skipped'; count: number }
  | { problem: 'repeated'; count: number }
  | { problem: 'empty'; name: string }
  | { problem: 'too-large'; name: string; size: number }
  | { problem: 'too-many'; count: number }
  | { problem: 'too-much'; count: number }

export type Selection<File> = { files: File[]; refusals: BulkRefusal[] }

/** Adds to what is chosen already all files that fit, each file once, and says what was left out. */
export function selectMany<File extends Candidate & { readonly lastModified: number }>(
  chosen: readonly File[],
  given: readonly File[],
): Selection<File> {
  const candidates = given.filter((file) => !isLockFile(file))
  const documents = candidates.filter(isDocx)
  if (documents.length === 0) return { files: [...chosen], refusals: [{ problem: 'none-docx' }] }

  const refusals: BulkRefusal[] = []
  const skipped = candidates.length - documents.length
  if (skipped > 0) refusals.push({ problem: 'skipped', count: skipped })

  const files = [...chosen]
  const known = new Set(files.map(identityOf))
  let totalSize = files.reduce((total, { size }) => total + size, 0)
  let [repeated, tooMany, tooMuch] = [0, 0, 0]
  for (const file of documents) {
    if (known.has(identityOf(file))) repeated++
    else if (file.size === 0) refusals.push({ problem: 'empty', name: file.name })
    else if (file.size > maxFileSize)
      refusals.push({ problem: 'too-large', name: file.name, size: file.size })
    else if (files.length === maxFiles) tooMany++
    else if (totalSize + file.size > maxTotalSize) tooMuch++
    else {
      files.push(file)
      known.add(identityOf(file))
      totalSize += file.size
    }
  }
  if (repeated > 0) refusals.push({ problem: 'repeated', count: repeated })
  if (tooMany > 0) refusals.push({ problem: 'too-many', count: tooMany })
  if (tooMuch > 0) refusals.push({ problem: 'too-much', count: tooMuch })
  return { files, refusals }
}

function isDocx({ name }: Candidate): boolean {
  return name.toLowerCase().endsWith('.docx')
}

/** Word keeps a small `~$name.docx` beside a document that is open; whoever drops a folder does not mean it. */
function isLockFile({ name }: Candidate): boolean {
  return name.startsWith('~$')
}

function identityOf(file: Candidate & { readonly lastModified: number }): string {
  return `${file.name}/${file.size}/${file.lastModified}`
}
