import { pMapIterable } from 'p-map'
import type { ParseResult } from '#content/parse-result.ts'
import type { Parsing, TakePictures } from '#conversion/parsing.ts'
import { parseUpload, refusedResult, type Upload } from '#conversion/upload.ts'
import { describeRefusal } from '#texts/refusals.ts'
import { refusedRequest } from '../refusals/refusal.ts'
import type { Answer } from './answer.ts'

/** A result as the bytes that are sent, because objects hold several times that; what else is asked of it stands beside. */
export type NumberedResult = {
  /** The place, from 0, that its file had in the form. */
  index: number
  gist: Gist
  json: Buffer
}

export type Gist = Pick<ParseResult, 'success' | 'filename' | 'errors'>

type Surroundings = {
  signal: AbortSignal
  acquire: () => Promise<() => void>
  /** Once it is full no more documents are read. */
  answer: Answer
  takePictures?: TakePictures
}

/**
 * The result of each upload as it is finished. Only as many as can be worked on are in memory at once, and each has room
 * there from before it comes until its result is known. Nothing further is begun before the last result was taken.
 */
export async function* parseAll(
  uploads: AsyncGenerator<Upload>,
  parsing: Parsing,
  { signal, acquire, answer, takePictures }: Surroundings,
): AsyncGenerator<NumberedResult> {
  let count = 0
  const parse = async (upload: Upload) =>
    answer.isFull()
      ? unreadFor(upload.filename)
      : await parseUpload(upload, parsing, {
          signal,
          queueing: 'always',
          ...(takePictures && { takePictures }),
        })
  const work = async ({ upload, leave }: Admitted, index: number) =>
    toNumbered(index, await parse(upload).finally(leave))
  const atOnce = { concurrency: parsing.size, preserveOrder: false }
  for await (const numbered of pMapIterable(admitAll(uploads, acquire), work, atOnce)) {
    count++
    yield numbered
  }
  if (count === 0) throw refusedRequest(describeRefusal('no-file'))
}

/** The result of a document for which the answer has no room. */
function unreadFor(filename: string): ParseResult {
  return refusedResult(filename, describeRefusal('answer-full'))
}

function toNumbered(index: number, result: ParseResult): NumberedResult {
  const { success, filename, errors } = result
  return { index, gist: { success, filename, errors }, json: Buffer.from(JSON.stringify(result)) }
}

/** The same results as far as the answer takes them; the others say that it is full. */
export async function* limitResults(
  results: AsyncGenerator<NumberedResult>,
  { takes }: Answer,
): AsyncGenerator<NumberedResult> {
  for await (const numbered of results) {
    if (takes(numbered.json.length)) yield numbered
    else yield toNumbered(numbered.index, unreadFor(numbered.gist.filename))
  }
}

type Admitted = { upload: Upload; leave: () => void }

/** Room for each upload before it is read, which is when it is asked for. */
async function* admitAll(
  uploads: AsyncGenerator<Upload>,
  acquire: () => Promise<() => void>,
): AsyncGenerator<Admitted> {
  for (;;) {
    const leave = await acquire()
    const next = await uploads.next().catch((error: unknown) => {
      leave()
      throw error
    })
    if (next.done) return leave()
    yield { upload: next.value, leave }
  }
}
