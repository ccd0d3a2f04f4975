import { makeDrafts } from '#proposal/join-languages.ts'
import type { ProposedDocument } from '#proposal/read-any.ts'
import { describeBehind } from '#texts/left-behind.ts'
import { loadManifest } from '../../api/load-manifest.ts'
import { makePageDocuments, type PageDocument, zipDocuments } from '../../proposing/page-documents.ts'
import { readProposal } from './read-proposal.ts'

/** What somebody has changed of the pages of a file. */
export type KeptProposals = ReadonlyMap<File, ProposedDocument>

type Packing = { kept: KeptProposals; signal: AbortSignal; onFile: (number: number) => void }

/**
 * Documents that are pages, one of each page and language, in a ZIP, and what is on none of them; `leftOut` could not be made. Throws
 * where the code for it cannot be fetched.
 */
export async function packProposals(
  files: readonly File[],
  { kept, signal, onFile }: Packing,
): Promise<{ zip: Blob | undefined; leftOut: number }> {
  const documents: PageDocument[] = []
  const told: Parameters<typeof describeBehind>[0][number][] = []
  for (const [index, file] of files.entries()) {
    if (signal.aborted) break
    onFile(index + 1)
    const proposed = kept.get(file) ?? (await read(file, signal))
    const made = proposed && (await makeDocuments(file.name, proposed).catch(() => undefined))
    if (!made) continue
    documents.push(...made)
    told.push({ filename: file.name, proposed })
  }
  const leftOut = files.length - told.length
  if (documents.length === 0) return { zip: undefined, leftOut }
  return { zip: await zipDocuments(documents, describeBehind(told)), leftOut }
}

async function read(file: File, signal: AbortSignal): Promise<ProposedDocument | undefined> {
  const found = await readProposal(file, signal).catch(() => undefined)
  return found?.ok ? found.value.proposed : undefined
}

async function makeDocuments(filename: string, { pages }: ProposedDocument): Promise<PageDocument[]> {
  return await makePageDocuments(makeDrafts(pages, await loadManifest(), new Date().toISOString(), filename))
}
