import { z } from 'zod'
import { parseJson } from '#base/parse-json.ts'
import { type FailureCause, failureCauses } from '#content/values/field-value.ts'
import { type Note, notesSchema } from '#content/values/note.ts'
import type { CallPause } from '#content/writing/run.ts'
import type { WriteFieldRequest, WriteItemRequest } from '#content/writing/writing.ts'
import { type SortingRequest, sortedLinesSchema } from '#proposal/sorting.ts'
import { currentToken } from '../session/current-token.ts'
import { pauseFor } from './pause-for.ts'
import { readRetryAfter } from './retry-after.ts'

export type WritingAnswer<Content> =
  /** `writer`: as the server names it, if it does. */
  | { status: 'written'; content: Content; writer?: string; notes: Note[]; briefNotes?: Note[] }
  /** This one could not be written; the next one may. `message` is the server's own word about it. */
  | { status: 'failed'; cause: FailureCause; message?: string }
  | { status: 'paused'; reason: CallPause; message?: string }
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

/** A list comes as entries or as lines. */
const textSchema = z.union([z.string(), z.number(), z.array(z.string())]).transform(lineByLine)
const fieldSchema = writtenSchema(textSchema)
const itemSchema = writtenSchema(z.record(z.string(), textSchema.optional().catch(undefined)))
const refusalSchema = z.object({
  error: z.string().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
})

type Refusal = z.infer<typeof refusalSchema>

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

export async function writeItem(
  request: WriteItemRequest,
  options: Options,
): Promise<WritingAnswer<Record<string, string>>> {
  const answer = await ask('/api/ai/generate-item', request, itemSchema, options)
  if (answer.status !== 'written') return answer
  const written = Object.entries(answer.content).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text] as const],
  )
  return { ...answer, content: Object.fromEntries(written) }
}

/** Which lines of a document go where. */
export function sortLines(request: SortingRequest, options: Options) {
  return ask('/api/ai/sort-lines', request, writtenSchema(sortedLinesSchema), options)
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
  schema: z.ZodType<Omit<Written<Content>, 'status'>>,
  { signal, onWait }: Options,
): Promise<WritingAnswer<Content>> {
  for (let waits = 0; ; waits++) {
    const response = await post(url, body, signal)
    if (signal.aborted) return { status: 'cancelled' }
    if (!response) return { status: 'paused', reason: 'away' }

    const text = await response.text().catch(() => '')
    if (signal.aborted) return { status: 'cancelled' }
    if (response.ok) return readWritten(schema, text)
    // What stands before our server, such as a proxy, answers in its own words.
    const refusal = refusalSchema.safeParse(parseJson(text)).data
    const delay = response.headers.get('retry-after')
    if (!isToWait(response.status, refusal, { delay, waits })) return readRefusal(response.status, refusal)
    const seconds = readRetryAfter(delay, Date.now())
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

type Written<Content> = Extract<WritingAnswer<Content>, { status: 'written' }>

/** What the specification answers is enough: the content alone. */
function writtenSchema<Content>(content: z.ZodType<Content>) {
  return z
    .object({
      content,
      writer: z.string().optional().catch(undefined),
      notes: notesSchema.catch([]),
      briefNotes: notesSchema.optional().catch(undefined),
    })
    .transform(({ writer, briefNotes, ...written }) => ({
      ...written,
      ...(writer !== undefined && { writer }),
      ...(briefNotes && { briefNotes }),
    }))
}

function readWritten<Content>(
  schema: z.ZodType<Omit<Written<Content>, 'status'>>,
  text: string,
): WritingAnswer<Content> {
  const body = parseJson(text)
  const answer = schema.safeParse(body)
  if (answer.success) return { status: 'written', ...answer.data }
  // A page instead of data is of somebody in between.
  if (typeof body !== 'object') return { status: 'paused', reason: 'away' }
  return { status: 'failed', cause: 'unusable-answer' }
}

/** Whoever is asked too fast is asked again; with a time as often as it takes, without one a few times. */
function isToWait(
  status: number,
  refusal: Refusal | undefined,
  { delay, waits }: { delay: string | null; waits: number },
): boolean {
  const hasPatience = waits < patience
  if (refusal?.code !== undefined && passing.includes(refusal.code)) return hasPatience
  if (status !== 429 || refusal?.code === 'daily-cap') return false
  return hasPatience || delay !== null || refusal === undefined
}

/** Only the sign-in, a spent day and a server that is not there pause the work. What it never takes is one value's trouble. */
function readRefusal(
  status: number,
  refusal: Refusal | undefined,
): Exclude<WritingAnswer<never>, { status: 'written' }> {
  const { code = '', error } = refusal ?? {}
  const told = error !== undefined && { message: error }
  if (status === 401) return { status: 'paused', reason: 'sign-in', ...told }
  if (status === 413) return { status: 'failed', cause: 'too-long', ...told }
  if (!refusal) return { status: 'paused', reason: 'away' }
  if (code === 'daily-cap') return { status: 'paused', reason: 'daily-cap', ...told }
  if (status === 400) return { status: 'failed', cause: 'server-error', ...told }
  if (absences.includes(code)) return { status: 'paused', reason: 'away', ...told }
  if (code === 'cancelled') return { status: 'paused', reason: 'away' }
  return { status: 'failed', cause: causeOf(status, code) }
}

function causeOf(status: number, code: string): FailureCause {
  const named = failureCauses.find((cause) => cause === code)
  return named ?? (status === 429 ? 'rate-limited' : 'server-error')
}

function lineByLine(given: string | number | string[]): string {
  return Array.isArray(given) ? given.join('\n') : String(given)
}
