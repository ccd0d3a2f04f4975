import { z } from 'zod'
import { parseJson } from '#base/parse-json.ts'
import { type FailureCause, failureCauses } from '#content/field-value.ts'
import type { WriteFieldRequest, WriteItemRequest } from '#content/writing.ts'
import { currentToken } from '../session/current-token.ts'
import { pauseFor } from './pause-for.ts'
import { readRetryAfter } from './retry-after.ts'

/** Why no further call makes sense now: no value is to blame, and the work can go on later. */
export type PauseReason = 'sign-in' | 'daily-cap' | 'away' | 'busy' | 'bad-request'

export type WritingAnswer<Content> =
  | { status: 'written'; content: Content; writer: string; notes: string[] }
  /** This one could not be written; the next one may. */
  | { status: 'failed'; cause: FailureCause }
  /** `message` is the server's own word about it. */
  | { status: 'paused'; reason: PauseReason; message?: string }
  | { status: 'cancelled' }

export type WriterStatus = z.infer<typeof statusSchema>

type Options = {
  signal: AbortSignal
  /** The server asked for patience: so many seconds from now it is asked again. */
  onWait?: (seconds: number) => void
}

const statusSchema = z.object({
  writer: z.string(),
  model: z.string().nullable(),
  label: z.string(),
  isDraft: z.boolean(),
  requiresSignIn: z.boolean(),
})

const writtenSchema = { writer: z.string(), notes: z.array(z.string()).default([]) }
const fieldSchema = z.object({ content: z.string(), ...writtenSchema })
const itemSchema = z.object({ content: z.record(z.string(), z.string()), ...writtenSchema })
const refusalSchema = z.object({ error: z.string(), code: z.string() })

/** How often is asked again for what passes. */
const patience = 3
/** The server is being restarted, or cannot count calls or check sign-ins just now: no value is to blame. */
const absences = ['SERVER_BUSY', 'counts-away', 'accounts-away']
const passing = ['rate-limited', ...absences]

/** In seconds. Whoever is to wait longer is better told. */
const longestWait = 600

export function writeField(request: WriteFieldRequest, options: Options) {
  return ask('/api/ai/generate-field', request, fieldSchema, options)
}

export function writeItem(request: WriteItemRequest, options: Options) {
  return ask('/api/ai/generate-item', request, itemSchema, options)
}

/** Who writes; nothing when the server does not say. */
export async function loadWriterStatus(): Promise<WriterStatus | undefined> {
  const response = await fetch('/api/ai/status').catch(() => undefined)
  if (!response?.ok) return undefined
  return statusSchema.safeParse(parseJson(await response.text())).data
}

async function ask<Content>(
  url: string,
  body: unknown,
  schema: z.ZodType<{ content: Content; writer: string; notes: string[] }>,
  { signal, onWait }: Options,
): Promise<WritingAnswer<Content>> {
  for (let waits = 0; ; waits++) {
    const response = await post(url, body, signal)
    if (signal.aborted) return { status: 'cancelled' }
    if (!response) return { status: 'paused', reason: 'away' }

    const text = await response.text().catch(() => '')
    if (signal.aborted) return { status: 'cancelled' }
    if (response.ok) {
      const answer = schema.safeParse(parseJson(text))
      return answer.success ? { status: 'written', ...answer.data } : { status: 'paused', reason: 'away' }
    }
    // What stands before our server, such as a proxy, answers in its own words.
    const refusal = refusalSchema.safeParse(parseJson(text)).data
    const isTooFast = response.status === 429 && refusal?.code !== 'daily-cap'
    const isBusy = refusal && passing.includes(refusal.code) && waits < patience
    if (!isBusy && !isTooFast) {
      return refusal ? readRefusal(response.status, refusal) : { status: 'paused', reason: 'away' }
    }
    const seconds = readRetryAfter(response.headers.get('retry-after'), Date.now())
    if (seconds > longestWait) return { status: 'paused', reason: 'busy' }
    onWait?.(seconds)
    await pauseFor(seconds * 1000, signal)
  }
}

/** Nothing: nobody answered. */
function post(url: string, body: unknown, signal: AbortSignal): Promise<Response | undefined> {
  const token = currentToken()
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal,
  }).catch(() => undefined)
}

function readRefusal(
  status: number,
  { code, error: message }: z.infer<typeof refusalSchema>,
): Exclude<WritingAnswer<never>, { status: 'written' }> {
  if (status === 401) return { status: 'paused', reason: 'sign-in', message }
  if (code === 'daily-cap') return { status: 'paused', reason: 'daily-cap', message }
  if (status === 400 || status === 413) return { status: 'paused', reason: 'bad-request', message }
  if (absences.includes(code)) return { status: 'paused', reason: 'away', message }
  if (code === 'cancelled') return { status: 'paused', reason: 'away' }
  return { status: 'failed', cause: failureCauses.find((cause) => cause === code) ?? 'server-error' }
}
