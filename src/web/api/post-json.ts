import { z } from 'zod'
import { parseJson } from '#base/parse-json.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import type { Failure } from './failure.ts'

/** With a token as somebody of the team, who gets pictures of the team with a page. */
export async function postJson(
  url: string,
  body: unknown,
  { signal, token }: { signal: AbortSignal; token?: string | undefined },
): Promise<Result<Blob, Failure>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal,
    })
    if (!response.ok) return refuse(await readRefusal(response))
    return accept(await response.blob())
  } catch {
    // fetch throws for two reasons only: it was stopped, or nobody answered.
    return refuse({ reason: signal.aborted ? 'cancelled' : 'unreachable' })
  }
}

const refusalSchema = z.object({ error: z.string() })

async function readRefusal(response: Response): Promise<Failure> {
  const body = refusalSchema.safeParse(parseJson(await response.text()))
  return {
    reason: 'server-error',
    status: response.status,
    ...(body.success && { message: body.data.error }),
  }
}
