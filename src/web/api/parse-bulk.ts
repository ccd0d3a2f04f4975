import { z } from 'zod'
import { parseJson } from '#base/parse-json.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { currentToken } from '../session/current-token.ts'
import type { Failure } from './failure.ts'
import { readErrorsSchema, readMessage, readResultSchema } from './read-parse-result.ts'
import { explainUnreachable, sendForm } from './send-form.ts'
import type { Upload } from './upload.ts'

type Options = {
  signal: AbortSignal
  onUpload: (upload: Upload) => void
  /** Called once for each file, as soon as it is finished. `index` counts the files as given. */
  onResult: (index: number, result: ParseResult) => void
}

/** Not a success when no file could be tried, or when the server broke off; `message` says why, if it told. */
export type BulkOutcome = { success: boolean; message?: string }

const endSchema = z.object({ success: z.boolean(), errors: readErrorsSchema.optional() })
const wholeSchema = endSchema.extend({ results: z.array(readResultSchema).default([]) })
const lineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('result'), index: z.int(), result: readResultSchema }),
  endSchema.extend({ type: z.literal('summary') }),
])

/** Reads many Word documents in one request and tells of each as it is finished. */
export async function parseBulk(
  files: readonly File[],
  { signal, onUpload, onResult }: Options,
): Promise<Result<BulkOutcome, Failure>> {
  const form = new FormData()
  for (const file of files) form.append('documents', file)

  const lines = createLineReader(onResult)
  const answer = await sendForm('/api/html/parse-bulk', form, {
    signal,
    token: currentToken(),
    accept: 'application/x-ndjson, application/json;q=0.9',
    onUpload,
    onText: lines.read,
  })
  if (!answer.ok) return refuse(await explainUnreachable(answer.refusal, files))

  const { status, contentType, text } = answer.value
  if (!contentType.includes('ndjson')) return readWhole(text, status, onResult)

  lines.read(`${text}\n`)
  const outcome = lines.outcome()
  return outcome ? accept(outcome) : refuse({ reason: 'unreadable', status })
}

/** The answer as one JSON document: of a server that does not stream, or of a request refused as a whole. */
export function readWhole(
  text: string,
  status: number,
  onResult: Options['onResult'],
): Result<BulkOutcome, Failure> {
  const body = parseJson(text)
  const whole = wholeSchema.safeParse(body)
  if (!whole.success) return refuse({ reason: 'unreadable', status, ...readMessage(body) })
  for (const [index, result] of whole.data.results.entries()) onResult(index, result)
  return accept(outcomeOf(whole.data))
}

function outcomeOf({ success, errors }: z.infer<typeof endSchema>): BulkOutcome {
  const message = errors?.[0]?.message
  return { success, ...(message && { message }) }
}

/** Takes the answer as it grows, and reads each line once, as soon as its end has come. */
export function createLineReader(onResult: Options['onResult']) {
  let position = 0
  let outcome: BulkOutcome | undefined

  function read(text: string) {
    for (let end = text.indexOf('\n', position); end >= 0; end = text.indexOf('\n', position)) {
      const line = lineSchema.safeParse(parseJson(text.slice(position, end)))
      position = end + 1
      if (!line.success) continue
      if (line.data.type === 'result') onResult(line.data.index, line.data.result)
      else outcome = outcomeOf(line.data)
    }
  }

  return { read, outcome: () => outcome }
}
