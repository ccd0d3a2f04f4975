import type { Blocking } from '#checks/waivers/waived.ts'
import type { Waiver } from '#content/draft/waiver.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { loadManifest } from '../../api/load-manifest.ts'
import { laterPart } from '../../loading/later-part.ts'

/** Of each document what its page should not go out with. Where the rules cannot be had, nothing is known to block. */
export async function findHeldBack(
  documents: readonly { result: ParseResult; waivers?: readonly Waiver[] | undefined }[],
): Promise<Blocking[][]> {
  try {
    const [manifest, blockingOf] = await Promise.all([loadManifest(), loadBlockingOf()])
    return documents.map(({ result, waivers }) => blockingOf(result, manifest, waivers))
  } catch (error) {
    console.error(error)
    return documents.map(() => [])
  }
}

const loadBlockingOf = laterPart(async () => (await import('./blocking-of.ts')).blockingOf)
