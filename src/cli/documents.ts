import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { maxFileBytes, refusedResult, type Upload } from '#conversion/upload.ts'
import { texts } from '#texts/cli.ts'
import { describeRefusal, type Refusal } from '#texts/refusals.ts'
import { describeFileError } from './describe-error.ts'

/** The files as named, and the Word documents in the folders named, in a steady order. Throws when there is none. */
export async function findDocuments(inputs: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const input of inputs) {
    const isFolder = (await stat(input).catch(() => undefined))?.isDirectory()
    found.push(...(isFolder ? await listDocuments(input) : [input]))
  }
  if (found.length === 0) throw new Error(texts.noDocuments(inputs))
  return [...new Set(found)]
}

/** `~$…` are the locks that Word keeps beside an open document. */
async function listDocuments(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.docx$/i.test(entry.name) && !entry.name.startsWith('~$'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** A file as if it had been uploaded: the same limits hold. */
export async function readDocument(path: string): Promise<Upload> {
  const filename = basename(path)
  const refuse = (refusal: Refusal): Upload => ({ filename, refusal: refusedResult(filename, refusal) })
  try {
    const stats = await stat(path)
    if (stats.isDirectory()) return refuse({ type: 'NO_FILE', message: texts.folder })
    if (!/\.docx$/i.test(path)) return refuse(describeRefusal('wrong-extension'))
    if (stats.size > maxFileBytes) return refuse(describeRefusal('too-large'))
    return { filename, pieces: [await readFile(path)] }
  } catch (error) {
    return refuse({ type: 'NO_FILE', message: describeFileError(error) })
  }
}
