import { accept, type Result, refuse } from '#base/result.ts'
import type { Failure } from './failure.ts'

export async function postJson(
  url: string,
  body: unknown,
  signal: AbortSignal,
): Promise<Result<Blob, Failure>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    })
    if (!response.ok) return refuse({ reason: 'server-error', status: response.status })
    return accept(await response.blob())
  } catch {
    // fetch throws for two reasons only: it was stopped, or nobody answered.
    return refuse({ reason: signal.aborted ? 'cancelled' : 'unreachable' })
  }
}
