import type { Readable } from 'node:stream'
import { refusalOfError } from '../refusals/refusal.ts'
import { failBulk, summarizeBulk } from './bulk-result.ts'
import type { NumberedResult } from './parse-all.ts'
import type { UnreadLines } from './unread-lines.ts'

/**
 * Results as lines of JSON, with the summary as the last. Waits for the first, so that a request that fails before
 * any has its own status, and until all has come: nginx sends nothing on of a body once its answer has begun.
 */
export async function streamLines(
  results: AsyncGenerator<NumberedResult>,
  lines: UnreadLines,
  allCame: Promise<void>,
): Promise<Readable> {
  const first = await results.next()
  const written = writeLines(first.done ? [] : [first.value], results, lines)
  await Promise.race([allCame, written])
  return lines.stream
}

async function writeLines(
  first: NumberedResult[],
  others: AsyncGenerator<NumberedResult>,
  lines: UnreadLines,
) {
  const finished: { success: boolean }[] = []
  function write({ index, gist, json }: NumberedResult) {
    finished.push({ success: gist.success })
    lines.write(Buffer.concat([Buffer.from(`{"type":"result","index":${index},"result":`), json, lineEnd]))
  }
  function writeEnd(end: object) {
    lines.write(Buffer.from(`${JSON.stringify({ type: 'summary', ...end })}\n`))
  }

  try {
    first.forEach(write)
    for await (const numbered of others) write(numbered)
    writeEnd(summarizeBulk(finished))
  } catch (error) {
    const { success, summary, errors } = failBulk(finished, refusalOfError(error as Error))
    writeEnd({ success, summary, errors })
  }
  lines.end()
}

const lineEnd = Buffer.from('}\n')
