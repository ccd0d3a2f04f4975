import { accept, type Result, refuse } from '#base/result.ts'
import type { ReadDocument } from '#content/pictures/found-picture.ts'
import type { ProposedDocument, ReturnedDocument } from '#proposal/read-any.ts'
import { loadManifest } from '../../api/load-manifest.ts'
import { readApart } from '../../reading/read-apart.ts'
import { type Imported, type ImportRefusal, importLayout, importParseResult } from './read-import.ts'
import { withKnownPictures } from './take-pictures.ts'

export const maxFileSize = 10 * 1024 * 1024

export type FileRefusal =
  | ImportRefusal
  | {
      reason:
        | 'other-kind'
        | 'empty'
        | 'too-large'
        | 'several'
        | 'gone'
        | 'no-library'
        | 'no-reader'
        | 'too-slow'
    }

/** A page; of a document also what it says of its export, and its pictures, none of which is anywhere else yet. */
export type FoundPage = { imported: Imported; returned?: ReturnedDocument; pictured?: ReadDocument }

/** Or what a document that is no page could become. */
export type Found = FoundPage | { proposed: ProposedDocument }

/** Reads what was chosen or dropped. Nothing: somebody chose another file meanwhile. */
export async function readFiles(
  files: readonly File[],
  signal: AbortSignal,
): Promise<Result<Found, FileRefusal> | undefined> {
  const [file, ...others] = files
  if (others.length > 0) return refuse({ reason: 'several' })
  const kind = file && kindOf(file.name)
  if (!file || !kind) return refuse({ reason: 'other-kind' })
  if (file.size === 0) return refuse({ reason: 'empty' })
  if (file.size > maxFileSize) return refuse({ reason: 'too-large' })

  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return refuse({ reason: 'gone' })
  const at = new Date().toISOString()
  return kind === 'word'
    ? await readWord(new Uint8Array(bytes), file.name, at, signal)
    : found(importLayout(new TextDecoder().decode(bytes), at))
}

async function readWord(
  bytes: Uint8Array<ArrayBuffer>,
  filename: string,
  at: string,
  signal: AbortSignal,
): Promise<Result<Found, FileRefusal> | undefined> {
  const catalogue = await loadManifest().catch(() => undefined)
  if (!catalogue) return refuse({ reason: 'no-library' })
  const read = await readApart({ bytes, filename, catalogue }, signal)
  if (!read?.ok) return read
  const { proposed, pictures, returned } = read.value
  if (proposed) return accept({ proposed })
  const result = await withKnownPictures(read.value.result)
  if (signal.aborted) return
  const pictured = pictures.length > 0 && { pictured: { result, pictures } }
  return found(importParseResult(result, at), { ...(returned && { returned }), ...pictured })
}

function found(
  read: Result<Imported, ImportRefusal>,
  ofDocument?: Omit<FoundPage, 'imported'>,
): Result<FoundPage, ImportRefusal> {
  return read.ok ? accept({ imported: read.value, ...ofDocument }) : read
}

function kindOf(name: string): 'layout' | 'word' | undefined {
  if (/\.json$/i.test(name)) return 'layout'
  if (/\.docx$/i.test(name)) return 'word'
}
