import type { NumberedResult } from '../uploads/parse-all.ts'
import type { Metrics } from './metrics.ts'

/** The same results, each counted as it passes. */
export async function* countDocuments(
  results: AsyncGenerator<NumberedResult>,
  { countDocument }: Metrics,
): AsyncGenerator<NumberedResult> {
  for await (const numbered of results) {
    countDocument(numbered.gist)
    yield numbered
  }
}
