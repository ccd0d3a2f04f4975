import pMap from 'p-map'
import type { ParseResult } from '#content/parse-result.ts'
import type { Parsing } from '#conversion/parsing.ts'
import { parseUpload } from '#conversion/upload.ts'
import { texts } from '#texts/drafting.ts'
import { readDocument } from './documents.ts'
import { createProgress } from './progress.ts'
import type { Terminal } from './terminal.ts'

export type ReadDocument = { path: string; result: ParseResult }

/** The parse results of the files, in their order. */
export async function parseDocuments(
  paths: readonly string[],
  parsing: Parsing,
  { stderr }: Terminal,
): Promise<ReadDocument[]> {
  const progress = createProgress(paths.length, stderr)
  const read = async (path: string): Promise<ReadDocument> => {
    const result = await parseUpload(await readDocument(path), parsing, { queueing: 'always' })
    progress.step(path)
    return { path, result }
  }
  const documents = await pMap(paths, read, { concurrency: parsing.size })
  progress.clear()
  return documents
}

/** Why a document failed, a line for each reason. */
export function describeFailure({ path, result }: ReadDocument): string[] {
  const draft = result.proposal ? [texts.canBecome(path)] : []
  return [...result.errors.map(({ type, message }) => `${path}: ${type}: ${message}`), ...draft]
}
