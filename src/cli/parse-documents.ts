import type { ParseResult } from '#content/parse-result.ts'
import type { Parsing } from '#conversion/parsing.ts'
import { mapAsFinished } from '#server/uploads/map-as-finished.ts'
import { parseUpload } from '#server/uploads/parse-upload.ts'
import { readDocument } from './documents.ts'
import { createProgress } from './progress.ts'

export type ReadDocument = { path: string; result: ParseResult }

/** The parse results of the files, in their order. */
export async function parseDocuments(paths: readonly string[], parsing: Parsing): Promise<ReadDocument[]> {
  const progress = createProgress(paths.length, process.stderr)
  const results: ReadDocument[] = []
  const parsed = mapAsFinished(paths.entries(), parsing.size, async ([index, path]) => ({
    index,
    path,
    result: await parseUpload(await readDocument(path), parsing, { queueing: 'always' }),
  }))
  for await (const { index, path, result } of parsed) {
    progress.step(path)
    results[index] = { path, result }
  }
  progress.clear()
  return results
}

/** Why a document failed, a line for each reason. */
export function describeFailure({ path, result }: ReadDocument): string[] {
  return result.errors.map(({ type, message }) => `${path}: ${type}: ${message}`)
}
