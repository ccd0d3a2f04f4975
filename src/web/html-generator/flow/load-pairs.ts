import type { ParseResult } from '#content/parse-result.ts'
import { loadManifest } from '../../api/load-manifest.ts'
import { laterPart } from '../../loading/later-part.ts'
import type { Paired } from './pairs.ts'

/** Throws where the checks cannot be had. */
export async function loadPairs(results: readonly ParseResult[], baseUrl?: string): Promise<Paired> {
  const [manifest, pairUp] = await Promise.all([loadManifest(), loadPairUp()])
  return pairUp(results, manifest, baseUrl)
}

const loadPairUp = laterPart(async () => (await import('./pairs.ts')).pairUp)
