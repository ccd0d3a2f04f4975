import type { z } from 'zod'
import { parseJson } from '#base/parse-json.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import { commentSchema } from '#team/comment.ts'
import { type GuestComment, guestPageSchema, reviewTokenHeader } from '#team/review-link.ts'

/** `closed`: whatever is wrong with the link. */
export type GuestFailure = 'closed' | 'too-many' | 'full' | 'away'

const patience = 20_000

export function openReview(token: string) {
  return call(token, '/api/review', undefined, guestPageSchema)
}

export function sendGuestComment(token: string, comment: GuestComment) {
  return call(token, '/api/review/comments', comment, commentSchema)
}

/** The token goes in a header: no address that anybody writes down has it. */
async function call<Answer>(
  token: string,
  path: string,
  body: unknown,
  schema: z.ZodType<Answer>,
): Promise<Result<Answer, GuestFailure>> {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      [reviewTokenHeader]: token,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined)
  const text = await response?.text().catch(() => undefined)
  if (!response || text === undefined) return refuse('away')
  if (response.status === 404) return refuse('closed')
  if (response.status === 429) return refuse('too-many')
  if (response.status === 507) return refuse('full')
  const read = schema.safeParse(parseJson(text))
  return response.ok && read.success ? accept(read.data) : refuse('away')
}
