import { parseJson } from '#base/parse-json.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { currentToken } from '../session/current-token.ts'
import type { Failure } from './failure.ts'
import { readMessage, readResultSchema } from './read-parse-result.ts'
import { explainUnreachable, sendForm } from './send-form.ts'
import type { Upload } from './upload.ts'

type Options = { signal: AbortSignal; onUpload: (upload: Upload) => void }

/** Reads one Word document. A refused document is a result too, with its errors, whatever the status. */
export async function parseWord(file: File, options: Options): Promise<Result<ParseResult, Failure>> {
  const form = new FormData()
  form.append('document', file)

  const answer = await sendForm('/api/html/parse-word', form, { ...options, token: currentToken() })
  if (!answer.ok) return refuse(await explainUnreachable(answer.refusal, [file]))

  const { status, text } = answer.value
  const body = parseJson(text)
  const result = readResultSchema.safeParse(body)
  if (!result.success) return refuse({ reason: 'unreadable', status, ...readMessage(body) })
  return accept({ ...result.data, filename: result.data.filename || file.name })
}
