import { parseJson } from '#base/parse-json.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import { type ParseResult, parseResultSchema } from '#content/parse-result.ts'
import type { Failure } from './failure.ts'
import { explainUnreachable, sendForm } from './send-form.ts'
import type { Upload } from './upload.ts'

type Options = { signal: AbortSignal; onUpload: (upload: Upload) => void }

/** Reads one Word document. A refused document is a result too, with its errors, whatever the status. */
export async function parseWord(file: File, options: Options): Promise<Result<ParseResult, Failure>> {
  const form = new FormData()
  form.append('document', file)

  const answer = await sendForm('/api/html/parse-word', form, options)
  if (!answer.ok) return refuse(await explainUnreachable(answer.refusal, [file]))

  const result = parseResultSchema.safeParse(parseJson(answer.value.text))
  return result.success ? accept(result.data) : refuse({ reason: 'unreadable', status: answer.value.status })
}
