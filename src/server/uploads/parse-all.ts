import type { ParseResult } from '#content/parse-result.ts'
import type { Parsing } from '../parsing/parsing.ts'
import { describeRefusal } from './describe-refusal.ts'
import { mapAsFinished } from './map-as-finished.ts'
import { parseUpload } from './parse-upload.ts'
import type { Upload } from './read-uploads.ts'
import { refusedRequest } from './refusal.ts'

/** A result and the place, from 0, that its file had in the form. */
export type NumberedResult = { index: number; result: ParseResult }

/** The result of each upload as it is finished. Only as many as can be worked on are in memory at once. */
export async function* parseAll(
  uploads: AsyncIterable<Upload>,
  parsing: Parsing,
  signal: AbortSignal,
  enterRoom: () => Promise<() => void>,
): AsyncGenerator<NumberedResult> {
  let count = 0
  const work = async (upload: Upload, index: number) => ({
    index,
    result: await parseUpload(upload, parsing, { signal, queueing: 'always' }),
  })
  const leave = await enterRoom()
  try {
    for await (const numbered of mapAsFinished(uploads, parsing.size, work)) {
      count++
      yield numbered
    }
  } finally {
    leave()
  }
  if (count === 0) throw refusedRequest(describeRefusal('no-file'))
}

export function inOrder(results: readonly NumberedResult[]): ParseResult[] {
  return results.toSorted((a, b) => a.index - b.index).map(({ result }) => result)
}
