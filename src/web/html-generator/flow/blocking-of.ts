import type { Manifest } from '#catalogue/manifest.ts'
import { findBlockingOfPage } from '#checks/waivers/find-blocking.ts'
import type { Blocking } from '#checks/waivers/waived.ts'
import type { Waiver } from '#content/draft/waiver.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { pageFromParseResult } from '#html/page.ts'

/** What the page of a document should not go out with, and nobody has waived. */
export function blockingOf(
  result: ParseResult,
  manifest: Manifest,
  waivers: readonly Waiver[] = [],
): Blocking[] {
  return result.success ? findBlockingOfPage(pageFromParseResult(result, false), manifest, waivers) : []
}
