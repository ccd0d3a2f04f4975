import type { ParseResult } from '#content/parse-result.ts'
import type { Parsing } from '../parsing/parsing.ts'
import { describeRefusal } from './describe-refusal.ts'
import { mapAsFinished } from './map-as-finished.ts'
import { parseUpload } from './parse-upload.ts'
import type { Upload } from './read-uploads.ts'
import { refusedRequest } from './refusal.ts'

/** A result and the place, from 0, that its file had in the form. */
export type NumberedResult = { index: number; result: ParseResult }

/**
 * The result of each upload as it is finished. Only as many as can be worked on are in memory at once, and each has room
 * there from before it comes until its result is known.
 */
export async function* parseAll(
  uploads: AsyncGenerator<Upload>,
  parsing: Parsing,
  signal: AbortSignal,
  enterRoom: () => Promise<() => void>,
): AsyncGenerator<NumberedResult> {
  let count = 0
  const work = async ({ upload, leave }: Housed, index: number) => ({
    index,
    result: await parseUpload(upload, parsing, { signal, queueing: 'always' }).finally(leave),
  })
  for await (const numbered of mapAsFinished(houseAll(uploads, enterRoom), parsing.size, work)) {
    count++
    yield numbered
  }
  if (count === 0) throw refusedRequest(describeRefusal('no-file'))
}

type Housed = { upload: Upload; leave: () => void }

/** Room for each upload before it is read, which is when it is asked for. */
async function* houseAll(
  uploads: AsyncGenerator<Upload>,
  enterRoom: () => Promise<() => void>,
): AsyncGenerator<Housed> {
  for (;;) {
    const leave = await enterRoom()
    const next = await uploads.next().catch((error: unknown) => {
      leave()
      throw error
    })
    if (next.done) return leave()
    yield { upload: next.value, leave }
  }
}

export function inOrder(results: readonly NumberedResult[]): ParseResult[] {
  return results.toSorted((a, b) => a.index - b.index).map(({ result }) => result)
}
