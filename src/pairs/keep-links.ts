import type { ParseResult } from '#content/parse-result.ts'

/** Of those that go out alone: a page whose other language stays behind does not link to it. */
export function keepLinksAmong(results: readonly ParseResult[]): ParseResult[] {
  const urls = new Set(results.map(({ metadata }) => metadata.publicUrl))
  return results.map((result) => {
    const { counterpart, ...metadata } = result.metadata
    return !counterpart || urls.has(counterpart.publicUrl) ? result : { ...result, metadata }
  })
}
