import { setTimeout as wait } from 'node:timers/promises'
import type { Sent } from './documents.ts'

/** What became of a request, and how often it was told to come again later. */
export type Answered = { status: number; text: string; retries: number; milliseconds: number }

const mostRetries = 20

/** Asks as a person does: told that the server is busy, again after as long as it says. */
export async function askPatiently(url: string, request: () => RequestInit): Promise<Answered> {
  const start = performance.now()
  for (let retries = 0; ; retries++) {
    const response = await fetch(url, request())
    const text = await response.text()
    const retryAfter = response.headers.get('retry-after')
    if (response.status !== 503 || !retryAfter || retries === mostRetries) {
      return { status: response.status, text, retries, milliseconds: performance.now() - start }
    }
    await wait(Number(retryAfter) * 1000)
  }
}

export function uploadOne(origin: string, document: Sent): Promise<Answered> {
  return askPatiently(`${origin}/api/html/parse-word`, () => ({
    method: 'POST',
    body: formOf('document', [document]),
  }))
}

export function uploadMany(origin: string, documents: readonly Sent[]): Promise<Answered> {
  return askPatiently(`${origin}/api/html/parse-bulk`, () => ({
    method: 'POST',
    body: formOf('documents', documents),
  }))
}

export function postJson(url: string, value: unknown): Promise<Answered> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  }
  return askPatiently(url, () => request)
}

function formOf(field: string, documents: readonly Sent[]): FormData {
  const form = new FormData()
  for (const { filename, bytes } of documents) form.append(field, new Blob([bytes]), filename)
  return form
}
