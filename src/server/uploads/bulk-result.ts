import { type BulkResult, bulkResultSchema, parseResultSchema } from '#content/parse-result.ts'
import { type Refusal, refusedResult } from '../refusals/refusal.ts'

/** A result of many files that could not be had as a whole, with what was read up to then. */
export const bulkFailureSchema = bulkResultSchema.extend(parseResultSchema.shape)

/** What is kept of a result until all are there. */
export type KeptResult = { index: number; success: boolean; json: Buffer }

/** No file fails another: the whole succeeds when any file could be tried. */
export function summarizeBulk(
  results: readonly { success: boolean }[],
): Pick<BulkResult, 'success' | 'summary'> {
  const successful = results.filter(({ success }) => success).length
  return {
    success: results.length > 0,
    summary: { total: results.length, successful, failed: results.length - successful },
  }
}

export function failBulk(results: readonly { success: boolean }[], refusal: Refusal) {
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
