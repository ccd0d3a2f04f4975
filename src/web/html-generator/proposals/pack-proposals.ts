import { createFileNaming } from '#base/file-name.ts'
import { makeDraft } from '#proposal/make-draft.ts'
import { laterPart } from '../../loading/later-part.ts'
import { makePageDocument } from '../../proposing/page-document.ts'
import { readProposal } from './read-proposal.ts'

const loadZip = laterPart(() => import('fflate'))

type Packing = { signal: AbortSignal; onFile: (number: number) => void }

/** Documents that are pages, one of each page, in a ZIP; `leftOut` could not be made. Throws where the code for it cannot be fetched. */
export async function packProposals(
  files: readonly File[],
  { signal, onFile }: Packing,
): Promise<{ zip: Blob | undefined; leftOut: number }> {
  const { zipSync } = await loadZip()
  const nameFile = createFileNaming()
  const documents: Record<string, Uint8Array> = {}
  let leftOut = 0
  for (const [index, file] of files.entries()) {
    if (signal.aborted) break
    onFile(index + 1)
    const made = await makeDocuments(file, signal).catch(() => [])
    if (made.length === 0) leftOut++
    for (const { name, bytes } of made) documents[`${nameFile(`${name}-spec`)}.docx`] = bytes
  }
  if (Object.keys(documents).length === 0) return { zip: undefined, leftOut }
  // They are packed already.
  const zip = new Blob([zipSync(documents, { level: 0 }) as BlobPart], { type: 'application/zip' })
  return { zip, leftOut }
}

async function makeDocuments(file: File, signal: AbortSignal) {
  const read = await readProposal(file, signal)
  if (!read?.ok) return []
  const { proposed, manifest } = read.value
  const at = new Date().toISOString()
  return await Promise.all(
    proposed.pages.map(async (page) => {
      const draft = makeDraft(page, manifest, at, file.name)
      return { name: draft.layout.pageName, bytes: await makePageDocument(draft) }
    }),
  )
}
