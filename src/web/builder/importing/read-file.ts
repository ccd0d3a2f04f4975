import { accept, type Result, refuse } from '#base/result.ts'
import type { ReadDocument } from '#content/pictures/found-picture.ts'
import type { ProposedDocument, ReturnedDocument } from '#proposal/read-any.ts'
import { bytesOf, type FileFault, readDocument } from '../../reading/read-document.ts'
import { type Imported, type ImportRefusal, importLayout, importParseResult } from './read-import.ts'
import { withKnownPictures } from './take-pictures.ts'

export type FileRefusal =
  | ImportRefusal
  | FileFault
  | {
      reason: 'other-kind' | 'several' | 'no-library' | 'no-reader' | 'too-slow'
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
  const at = new Date().toISOString()
  if (kind === 'word') return await readWord(file, at, signal)
  const bytes = await bytesOf(file)
  return bytes.ok ? found(importLayout(new TextDecoder().decode(bytes.value), at)) : bytes
}

async function readWord(
  file: File,
  at: string,
  signal: AbortSignal,
): Promise<Result<Found, FileRefusal> | undefined> {
  const read = await readDocument(file, signal)
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
