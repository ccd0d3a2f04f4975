import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccountList } from '#store/accounts/account-list.ts'
import { describeRefusal } from '#texts/refusals.ts'
import { digestOf } from '../counts/keys.ts'
import { RequestError } from '../errors.ts'
import { type Caller, createIdentify, refusedCaller } from './caller.ts'
import type { WriterSettings } from './settings.ts'

type Options = {
  /** What they do: each has a count of its own. */
  purpose: 'writing' | 'team'
  accounts: AccountList
  publicUrl: string | undefined
  signIn: WriterSettings['signIn']
  callsPerMinute: number
  /** Milliseconds. */
  now: () => number
}

/** What a request passes before its body is read: the limit of its address, signing in, the limit of its account. */
export function admitCallers(
  app: FastifyInstance,
  { purpose, accounts, publicUrl, signIn, callsPerMinute, now }: Options,
) {
  const identify = createIdentify({ signIn, accounts, publicUrl, now })
  const limit = { max: callsPerMinute, timeWindow: 60_000 }
  const countAddress = app.createRateLimit({
    ...limit,
    keyGenerator: ({ ip }) => digestOf(`${purpose} from ${normalizeIP(ip)}`),
  })
  const countAccount = app.createRateLimit({
    ...limit,
    keyGenerator: (request) => digestOf(`${purpose} as ${callerOf(request).user}`),
  })
  app.decorateRequest('caller')

  return [limitAddress, admit, limitAccount]

  async function limitAddress(request: FastifyRequest) {
    refuseExceeding(await countAddress(request))
  }

  async function admit(request: FastifyRequest, reply: FastifyReply) {
    const caller = identify(request)
    if (caller.ok) return request.setDecorator('caller', caller.value)
    request.log.warn({ problem: caller.refusal, address: request.ip }, 'a call without a valid sign-in')
    if (caller.refusal !== 'accounts-away') reply.header('www-authenticate', 'Bearer')
    throw refusedCaller(caller.refusal)
  }

  /** An account may call from several addresses. */
  async function limitAccount(request: FastifyRequest) {
    if (callerOf(request).user !== undefined) refuseExceeding(await countAccount(request))
  }
}

/** Of a request that was admitted. */
export function callerOf(request: FastifyRequest): Caller {
  return request.getDecorator<Caller>('caller')
}

type Count = { isAllowed: true } | { isAllowed: false; isExceeded: boolean; ttlInSeconds: number }

export function refuseExceeding(count: Count) {
  if (count.isAllowed || !count.isExceeded) return
  const { type, message } = describeRefusal('too-many-requests')
  throw new RequestError(429, type, message, { retryAfterSeconds: count.ttlInSeconds })
}
