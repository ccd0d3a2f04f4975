import type { BulkResult } from '#content/parse-result.ts'

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
