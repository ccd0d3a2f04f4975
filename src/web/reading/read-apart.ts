import { accept, type Result, refuse } from '#base/result.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { ReadDocument } from '#content/pictures/found-picture.ts'
import type { ProposedDocument, ReturnedDocument } from '#proposal/read-any.ts'

/**
 * What a document says, and what it says of its export; of one without component tables the pages that it proposes; its
 * other tables where they are wanted.
 */
export type ReadApart = ReadDocument & {
  returned?: ReturnedDocument
  proposed?: ProposedDocument
  tables?: string[][][]
}

type Reading = Result<ReadApart, { reason: 'no-reader' | 'too-slow' }>

export type Assignment = {
  bytes: Uint8Array<ArrayBuffer>
  filename: string
  catalogue: Manifest
  wantsTables?: true
}

/** No document that people write takes more than a second; one that was made to take longer is not waited for. */
export const longestReading = 10_000

/** Read a Word document in a worker, which is ended when it is done or takes too long. Nothing: it is no longer wanted. */
export function readApart(
  assignment: Assignment,
  signal: AbortSignal,
  start = startWorker,
): Promise<Reading | undefined> {
  if (signal.aborted) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const worker = start()
    const finish = (result: Reading | undefined) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(result)
    }
    const timer = setTimeout(() => finish(refuse({ reason: 'too-slow' })), longestReading)
    signal.addEventListener('abort', () => finish(undefined))
    worker.onmessage = ({ data }: MessageEvent<ReadApart>) => finish(accept(data))
    worker.onerror = () => finish(refuse({ reason: 'no-reader' }))
    worker.postMessage(assignment, [assignment.bytes.buffer])
  })
}

function startWorker(): Worker {
  return new Worker(new URL('./word-worker.ts', import.meta.url), { type: 'module' })
}
