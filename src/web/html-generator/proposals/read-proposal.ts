import { accept, type Result, refuse } from '#base/result.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { ProposedDocument } from '#proposal/read-any.ts'
import { loadManifest } from '../../api/load-manifest.ts'
import { readApart } from '../../reading/read-apart.ts'

/** What a document proposes, read in this browser: the server says only that it proposes something. */
export type ReadProposal = { proposed: ProposedDocument; manifest: Manifest }

/** Nothing: it is no longer wanted. */
export async function readProposal(
  file: File,
  signal: AbortSignal,
): Promise<Result<ReadProposal, 'unread'> | undefined> {
  const [buffer, manifest] = await Promise.all([
    file.arrayBuffer().catch(() => undefined),
    loadManifest().catch(() => undefined),
  ])
  if (signal.aborted) return
  if (!buffer || !manifest) return refuse('unread')
  const assignment = { bytes: new Uint8Array(buffer), filename: file.name, catalogue: manifest }
  const read = await readApart(assignment, signal)
  if (!read) return
  return read.ok && read.value.proposed
    ? accept({ proposed: read.value.proposed, manifest })
    : refuse('unread')
}
