import type { Blocking } from '#checks/waivers/waived.ts'
import type { Waiver } from '#content/draft/waiver.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { loadManifest } from '../../api/load-manifest.ts'
import { laterPart } from '../../loading/later-part.ts'

/** Of each document what its page should not go out with. Throws where the rules cannot be had. */
export async function findHeldBack(
  documents: readonly { result: ParseResult; waivers?: readonly Waiver[] | undefined }[],
): Promise<Blocking[][]> {
  const [manifest, blockingOf] = await Promise.all([loadManifest(), loadBlockingOf()])
  return documents.map(({ result, waivers }) => blockingOf(result, manifest, waivers))
}

const loadBlockingOf = laterPart(async () => (await import('./blocking-of.ts')).blockingOf)
