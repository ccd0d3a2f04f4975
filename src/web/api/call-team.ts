import { z } from 'zod'
import { parseJson } from '#base/parse-json.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import { type RefusalCode, refusalCodes } from '#team/save-page.ts'
import { currentToken } from '../session/current-token.ts'

/** Why the team's server gave nothing. */
export type TeamFailure =
  /** Nobody answered, or not as was agreed: it may be another time. */
  | { reason: 'away' }
  | { reason: 'signed-out' }
  /** `body` tells what stands there now, where the code says that something else does. */
  | { reason: 'refused'; code: RefusalCode; body: unknown }

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: unknown
  /** Whose work it is: nobody sends what another one did. */
  user?: string
}

/** So long is waited for an answer, in milliseconds. */
const patience = 20_000

const refusalSchema = z.object({ code: z.enum(refusalCodes) })

/** One call for what the team keeps, as whoever is signed in. */
export async function callTeam<Answer>(
  { method = 'GET', path, body, user }: Call,
  schema: z.ZodType<Answer>,
): Promise<Result<Answer, TeamFailure>> {
  const token = currentToken()
  if (!token || (user !== undefined && userOf(token) !== user)) return refuse({ reason: 'signed-out' })
  const response = await fetch(path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined)
  const text = await response?.text().catch(() => undefined)
  if (!response || text === undefined) return refuse({ reason: 'away' })
  if (response.status === 401) return refuse({ reason: 'signed-out' })

  const answer = parseJson(text)
  if (!response.ok) return refuse(readRefusal(answer))
  const read = schema.safeParse(answer)
  return read.success ? accept(read.data) : refuse({ reason: 'away' })
}

/** `v1|host|user|…`: another tab may have signed in somebody else a moment ago. */
function userOf(token: string): string | undefined {
  return token.split('|')[2]
}

/** What stands before our server, such as a proxy, answers in its own words. */
function readRefusal(body: unknown): TeamFailure {
  const { data } = refusalSchema.safeParse(body)
  if (!data || data.code === 'store-away') return { reason: 'away' }
  return { reason: 'refused', code: data.code, body }
}
