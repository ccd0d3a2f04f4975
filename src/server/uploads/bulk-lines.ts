import { Readable } from 'node:stream'
import { summarizeBulk } from '#conversion/summarize-bulk.ts'
import { refusalOfError } from '../refusals/refusal.ts'
import { failBulk } from './bulk-result.ts'
import type { NumberedResult } from './parse-all.ts'

type Results = AsyncGenerator<NumberedResult>

/**
 * Results as lines of JSON, with the summary as the last. Waits for the first, so that a request that fails before
 * any has its own status, and until all has come: nginx sends nothing on of a body once its answer has begun. From then
 * on no result is asked for before the lines up to it are read.
 */
export async function streamLines(results: Results, allCame: Promise<void>): Promise<Readable> {
  const first = await results.next()
  const kept = first.done ? [] : [first.value]
  let next = ask(results)
  for (;;) {
    const came = await Promise.race([allCame, next]).catch(() => undefined)
    if (!came || came.done) break
    kept.push(came.value)
    next = ask(results)
  }
  return Readable.from(writeLines(kept, next, results), { objectMode: false })
}

/** What goes wrong with it is told where its line would stand. */
function ask(results: Results): ReturnType<Results['next']> {
  const next = results.next()
  next.catch(() => undefined)
  return next
}

async function* writeLines(
  kept: readonly NumberedResult[],
  next: ReturnType<Results['next']>,
  others: Results,
): AsyncGenerator<Buffer> {
  const finished: { success: boolean }[] = []
  function lineOf({ index, gist: { success }, json }: NumberedResult): Buffer {
    finished.push({ success })
    return Buffer.concat([Buffer.from(`{"type":"result","index":${index},"result":`), json, lineEnd])
  }

  try {
    for (const numbered of kept) yield lineOf(numbered)
    for (let each = await next; !each.done; each = await others.next()) yield lineOf(each.value)
    yield lastLine(summarizeBulk(finished))
  } catch (error) {
    const { success, summary, errors } = failBulk(finished, refusalOfError(error as Error))
    yield lastLine({ success, summary, errors })
  }
}

const lineEnd = Buffer.from('}\n')

function lastLine(end: object): Buffer {
  return Buffer.from(`${JSON.stringify({ type: 'summary', ...end })}\n`)
}
