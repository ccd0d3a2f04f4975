import { Readable } from 'node:stream'
import { failBulk, summarizeBulk } from './bulk-result.ts'
import { inOrder, type NumberedResult } from './parse-all.ts'
import { refusalOfError } from './refusal.ts'

/**
 * Results as lines of JSON, with the summary as the last. Waits for the first, so that a request that fails before
 * any has its own status, and until all has come: nginx sends nothing on of a body once its answer has begun. Lines
 * never wait for their reader: we read no further upload while we wait.
 */
export async function streamLines(
  results: AsyncGenerator<NumberedResult>,
  allCame: Promise<void>,
): Promise<Readable> {
  const first = await results.next()
  const lines = new Readable({ read() {} })
  const written = writeLines(first.done ? [] : [first.value], results, lines)
  await Promise.race([allCame, written])
  return lines
}

async function writeLines(first: NumberedResult[], others: AsyncGenerator<NumberedResult>, lines: Readable) {
  const finished: NumberedResult[] = []
  function write(numbered: NumberedResult) {
    finished.push(numbered)
    push(lines, { type: 'result', ...numbered })
  }

  try {
    first.forEach(write)
    for await (const numbered of others) write(numbered)
    const { success, summary } = summarizeBulk(inOrder(finished))
    push(lines, { type: 'summary', success, summary })
  } catch (error) {
    const { success, summary, errors } = failBulk(inOrder(finished), refusalOfError(error as Error))
    push(lines, { type: 'summary', success, summary, errors })
  }
  lines.push(null)
}

function push(lines: Readable, line: object) {
  lines.push(`${JSON.stringify(line)}\n`)
}
