import {
  type BulkResult,
  bulkResultSchema,
  type ParseResult,
  parseResultSchema,
} from '#content/parse-result.ts'
import { type Refusal, refusedResult } from './refusal.ts'

/** A result of many files that could not be had as a whole, with what was read up to then. */
export const bulkFailureSchema = bulkResultSchema.extend(parseResultSchema.shape)

/** No file fails another: the whole succeeds when any file could be tried. */
export function summarizeBulk(results: ParseResult[]): BulkResult {
  const successful = results.filter(({ success }) => success).length
  return {
    success: results.length > 0,
    results,
    summary: { total: results.length, successful, failed: results.length - successful },
  }
}

export function failBulk(results: ParseResult[], refusal: Refusal) {
  return { ...summarizeBulk(results), ...refusedResult('', refusal) }
}
