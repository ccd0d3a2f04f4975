import type { Result } from '#base/result.ts'
import { StoreAway } from '#store/database/database.ts'
import type { Refusal } from '#team/refusal.ts'
import { describeTeamRefusal } from '#texts/server/team.ts'
import { RequestError } from '../errors.ts'

const statuses = {
  'bad-request': 400,
  'not-yours': 403,
  unknown: 404,
  changed: 409,
  deleted: 410,
  'too-large': 413,
  'store-away': 503,
  full: 507,
} as const satisfies Record<Refusal['code'], number>

/** The value, or the answer that says why not. */
export function take<Value>(result: Result<Value, Refusal>): Value {
  if (result.ok) return result.value
  throw refusedByTeam(result.refusal)
}

export function refusedByTeam(refusal: Refusal): RequestError {
  const { code } = refusal
  return new RequestError(statuses[code], code, describeTeamRefusal(refusal), {
    ...('current' in refusal && { details: refusal.current }),
    ...(code === 'store-away' && { retryAfterSeconds: 5 }),
  })
}

/** What the engine or the reader of bodies threw, as a refusal; anything else as it is. */
export function asTeamRefusal(error: Error & { code?: string }): Error {
  if (error instanceof StoreAway) return refusedByTeam({ code: 'store-away' })
  if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return error
  return refusedByTeam({ code: 'too-large', what: 'request' })
}
