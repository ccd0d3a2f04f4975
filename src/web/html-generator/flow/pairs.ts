import type { Manifest } from '#catalogue/manifest.ts'
import type { ParseResult, ParseWarning } from '#content/parse-result.ts'
import { linkPairs } from '#pairs/link-pairs.ts'
import { describePair } from '#texts/pair-warnings.ts'

/** Documents that are one page in two languages: named for them, and compared. */
export type Paired = {
  results: ParseResult[]
  /** How many pairs there are. */
  count: number
  /** What is not alike in the two documents of a pair, by each of those that were given. */
  warnings: Map<ParseResult, ParseWarning>
}

export function pairUp(results: readonly ParseResult[], manifest: Manifest, baseUrl?: string): Paired {
  const linked = linkPairs(results, baseUrl)
  return {
    results: linked.results,
    count: linked.pairs.length,
    warnings: new Map(linked.pairs.flatMap((pair) => describePair(pair, manifest))),
  }
}
