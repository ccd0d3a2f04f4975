import { createFileNaming } from '#base/file-name.ts'
import { texts } from '#texts/html-generator.ts'
import { nameCommented } from '#word/comments/name-commented.ts'

import { laterPart } from '../../loading/later-part.ts'

/** A document with its comments, or why it has none. */
export type Outcome = { filename: string } & ({ document: Blob } | { reason: string })

const loadZip = laterPart(() => import('fflate'))

/**
 * All documents that have comments in one ZIP, and what became of the others in a file of it. Throws where the code for that
 * cannot be fetched.
 */
export async function packCommented(outcomes: readonly Outcome[]): Promise<Blob> {
  const { strToU8, zipSync } = await loadZip()
  const nameFile = createFileNaming()
  const files: Record<string, Uint8Array> = {}
  for (const outcome of outcomes) {
    if (!('document' in outcome)) continue
    const bytes = new Uint8Array(await outcome.document.arrayBuffer())
    files[`${nameFile(nameCommented(outcome.filename))}.docx`] = bytes
  }
  const lines = outcomes.flatMap((each) => ('reason' in each ? [`${each.filename}: ${each.reason}`] : []))
  const list = lines.map((line) => `${line.replace(/\s+/g, ' ')}\r\n`).join('')
  if (list !== '') files[texts.commenting.leftOutFile] = strToU8(list)
  // They are packed already.
  return new Blob([zipSync(files, { level: 0 }) as BlobPart], { type: 'application/zip' })
}
