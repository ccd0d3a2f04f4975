import { bulkResultSchema, type ParseError, parseResultSchema } from '#content/parse-result.ts'
import { summarizeBulk } from '#conversion/summarize-bulk.ts'
import { refusedResult } from '#conversion/upload.ts'

/** A result of many files that could not be had as a whole, with what was read up to then. */
export const bulkFailureSchema = bulkResultSchema.extend(parseResultSchema.shape)

/** What is kept of a result until all are there. */
export type KeptResult = { index: number; success: boolean; json: Buffer }

export function failBulk(results: readonly { success: boolean }[], refusal: ParseError) {
  return { ...summarizeBulk(results), ...refusedResult('', refusal) }
}

/** The results in the order of their files, and what is said of the whole, as pieces of one JSON document. */
export function* writeBulk(results: readonly KeptResult[], { success, ...whole }: { success: boolean }) {
  yield Buffer.from(`{"success":${success},"results":[`)
  const inOrder = results.toSorted((a, b) => a.index - b.index)
  for (const [place, { json }] of inOrder.entries()) {
    if (place > 0) yield Buffer.from(',')
    yield json
  }
  yield Buffer.from(`],${JSON.stringify(whole).slice(1)}`)
}
