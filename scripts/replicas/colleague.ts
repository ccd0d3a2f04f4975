import { setTimeout as pause } from 'node:timers/promises'
import { parseJson } from '#base/parse-json.ts'
import { type ParseResult, parseResultSchema } from '#content/parse-result.ts'
import { generateHtml } from '../../src/web/api/generate-html.ts'
import { generateZip } from '../../src/web/api/generate-zip.ts'
import { createLineReader } from '../../src/web/api/parse-bulk.ts'
import { readRetryAfter } from '../../src/web/api/retry-after.ts'
import { type Answer, send } from './send.ts'
import type { Outcome } from './tally.ts'
import { fieldRequest } from './writing-request.ts'

/** What somebody at the screens does, who presses the button again when something went wrong. */
export type Colleague = { origin: string; from: () => string }

/** After so many tries anyone gives up. */
const patience = 8

export type Document = { name: string; bytes: Uint8Array<ArrayBuffer> }

export async function upload({ origin, from }: Colleague, document: Document): Promise<Outcome> {
  return await persist(async () => {
    const answer = await post(`${origin}/api/html/parse-word`, formOf('document', [document]), from())
    const result = parseResultSchema.safeParse(parseJson(answer?.text ?? ''))
    return { isDone: answer?.isWhole === true && result.data?.success === true, seconds: waitOf(answer) }
  })
}

/** What was finished before an answer broke off stays; only the rest is sent again. */
export async function uploadMany(
  { origin, from }: Colleague,
  documents: readonly Document[],
): Promise<Outcome> {
  const results = new Map<Document, ParseResult>()
  return await persist(async () => {
    const unread = documents.filter((document) => !results.has(document))
    const answer = await post(`${origin}/api/html/parse-bulk`, formOf('documents', unread), from(), {
      accept: 'application/x-ndjson',
    })
    const lines = createLineReader((index, result) => {
      const document = unread[index]
      if (document) results.set(document, result)
    })
    lines.read(`${answer?.text ?? ''}\n`)
    const isDone = results.size === documents.length && [...results.values()].every(({ success }) => success)
    return { isDone, seconds: waitOf(answer) }
  })
}

export async function makePage(result: ParseResult): Promise<Outcome> {
  return await persist(async () => {
    const { signal } = new AbortController()
    const page = await generateHtml(result, { usePlaceholderImages: true, signal })
    return { isDone: page.ok && (await page.value.text()).includes('</html>') }
  })
}

export async function makePages(results: readonly ParseResult[]): Promise<Outcome> {
  return await persist(async () => {
    const { signal } = new AbortController()
    const zip = await generateZip(results, { usePlaceholderImages: true, signal })
    return { isDone: zip.ok && (await zip.value.slice(0, 2).text()) === 'PK' }
  })
}

/** Waits when the server asks for it, as a run does; a pause is ended with Resume. */
export async function write(instance: string): Promise<Outcome> {
  // It looks for its page when it is loaded.
  const { writeField } = await import('../../src/web/api/write-texts.ts')
  let waits = 0
  const outcome = await persist(async () => {
    const { signal } = new AbortController()
    const answer = await writeField(fieldRequest(instance), { signal, onWait: () => waits++ })
    return {
      isDone: answer.status === 'written' && answer.content !== '',
      isLost: answer.status === 'failed',
    }
  })
  return outcome === 'at once' && waits > 0 ? 'after a retry' : outcome
}

type Attempt = { isDone: boolean; isLost?: boolean; seconds?: number }

async function persist(attempt: () => Promise<Attempt>): Promise<Outcome> {
  for (let tries = 1; tries <= patience; tries++) {
    const { isDone, isLost, seconds = 1 } = await attempt()
    if (isDone) return tries === 1 ? 'at once' : 'after a retry'
    if (isLost) return 'failed'
    await pause(seconds * 1000)
  }
  return 'failed'
}

/** Nothing: nobody answered. */
async function post(url: string, body: FormData, from: string, headers: Record<string, string> = {}) {
  return await send(url, { body, from, headers }).catch(() => undefined)
}

function waitOf(answer: Answer | undefined): number {
  const header = answer?.headers['retry-after']
  return header === undefined ? 1 : readRetryAfter(header, Date.now())
}

function formOf(field: string, documents: readonly Document[]): FormData {
  const form = new FormData()
  for (const { name, bytes } of documents) form.append(field, new Blob([bytes]), name)
  return form
}
