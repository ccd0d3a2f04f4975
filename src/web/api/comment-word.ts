import { z } from 'zod'
import { parseJson } from '#base/parse-json.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import type { Failure } from './failure.ts'
import { pauseFor } from './pause-for.ts'
import { readErrorsSchema } from './read-parse-result.ts'
import { readRetryAfter } from './retry-after.ts'
import { explainUnreachable } from './send-form.ts'

const refusalSchema = z.object({ errors: readErrorsSchema })

/** How often is asked again where the server has too much to do. */
const patience = 5
/** In seconds. */
const longestWait = 120

/** A Word document with what is wrong with it as comments. `product`: what it is about, where it does not say so. */
export async function commentWord(
  file: File,
  { product, signal }: { product: string | undefined; signal: AbortSignal },
): Promise<Result<Blob, Failure>> {
  const url = product ? `${path}?${new URLSearchParams({ product })}` : path
  for (let waits = 0; ; waits++) {
    const form = new FormData()
    form.append('document', file)
    const response = await post(url, form, signal)
    if (!response)
      return refuse(
        await explainUnreachable({ reason: signal.aborted ? 'cancelled' : 'unreachable' }, [file]),
      )
    if (response.ok) return accept(await response.blob())

    const { status, headers } = response
    const delay = headers.get('retry-after')
    const seconds = readRetryAfter(delay, Date.now())
    const isBusy = status === 429 || status === 503
    if (!isBusy || delay === null || seconds > longestWait || waits === patience)
      return refuse(await readRefusal(response))
    await pauseFor(seconds * 1000, signal)
  }
}

const path = '/api/html/comment-word'

function post(url: string, body: FormData, signal: AbortSignal): Promise<Response | undefined> {
  return fetch(url, { method: 'POST', body, signal }).catch(() => undefined)
}

/** Says what the document is refused for; what stands before our server says nothing of that. */
async function readRefusal(response: Response): Promise<Failure> {
  const { status } = response
  const refusal = refusalSchema.safeParse(parseJson(await response.text()))
  const message = refusal.data?.errors[0]?.message
  return message === undefined
    ? { reason: 'server-error', status }
    : { reason: 'unreadable', status, message }
}
