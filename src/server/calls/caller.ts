import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { accept, type Result, refuse } from '#base/result.ts'
import type { AccountList } from '#store/accounts/account-list.ts'
import { texts } from '#texts/server/writing.ts'
import { type TokenProblem, verifyToken } from '../accounts/verify-token.ts'
import { RequestError } from '../errors.ts'
import type { WriterSettings } from './settings.ts'

/** Who asks for texts: an account, or, where nobody needs to sign in, an address (of IPv6 the network: a caller has many). */
export type Caller = { user: string | undefined; address: string }

/** The accounts cannot be read, or the token opens nothing. */
export type CallerProblem = TokenProblem | 'accounts-away'

type Options = {
  signIn: WriterSettings['signIn']
  accounts: AccountList
  publicUrl: string | undefined
  now: () => number
}

/**
 * Who calls, or why the call is refused. A good token counts even where none is needed. It must be made for the public
 * address, where that is set: the host of a request is whatever its caller writes.
 */
export function createIdentify({ signIn, accounts, publicUrl, now }: Options) {
  const publicHost = publicUrl ? new URL(publicUrl).host : undefined

  return ({ host, headers, ip }: FastifyRequest): Result<Caller, CallerProblem> => {
    const address = normalizeIP(ip)
    const current = accounts.current()
    const verified = current
      ? verifyToken(headers.authorization, { accounts: current, host: publicHost ?? host, now: now() })
      : refuse('accounts-away' as const)
    if (verified.ok) return accept({ user: verified.value, address })
    return signIn === 'required' ? verified : accept({ user: undefined, address })
  }
}

/** As the ledger and the daily cap know them. */
export function nameOf({ user, address }: Caller): string {
  return user ?? address
}

export function refusedCaller(problem: CallerProblem): RequestError {
  if (problem === 'accounts-away')
    return new RequestError(503, problem, texts.callers[problem], { retryAfterSeconds: 5 })
  return new RequestError(401, problem, texts.callers[problem])
}
