import { proposeActionUrl } from '#checks/propose-action-url.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { pageFromParseResult } from '#html/page.ts'
import { loadManifest } from '../../api/load-manifest.ts'

/** The action address to propose for a document; none where the catalogue is not here. */
export async function proposalOf(result: ParseResult): Promise<string | undefined> {
  const manifest = await loadManifest().catch(() => undefined)
  return manifest && proposeActionUrl(pageFromParseResult(result, false), manifest)
}

/** For many documents: the one that would be proposed for each of them. */
export async function commonProposalOf(results: readonly ParseResult[]): Promise<string | undefined> {
  const proposals = await Promise.all(results.filter(({ success }) => success).map(proposalOf))
  return new Set(proposals).size === 1 ? proposals[0] : undefined
}
