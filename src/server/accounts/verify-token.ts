import { createPublicKey, verify } from 'node:crypto'
import type { Account } from '#accounts/account.ts'
import { readToken } from '#accounts/token.ts'
import { accept, type Result, refuse } from '#base/result.ts'

/** Why a token opens nothing. `clock`: it comes from the future, so the clock of its computer is wrong. */
export type TokenProblem = 'no-token' | 'bad-token' | 'expired' | 'clock'

type Circumstances = {
  accounts: readonly Account[]
  /** Where the browser must say that it signed in: the name of this server. */
  host: string
  /** Milliseconds. */
  now: number
}

const lifetimeSeconds = 24 * 60 * 60
const clockErrorSeconds = 5 * 60

/** The user whose token an `Authorization` header holds. */
export function verifyToken(
  header: string | undefined,
  { accounts, host, now }: Circumstances,
): Result<string, TokenProblem> {
  if (!header) return refuse('no-token')
  const text = /^Bearer +(\S+)$/i.exec(header.trim())?.[1]
  const token = text ? readToken(text) : undefined
  const account = accounts.find(({ user }) => user === token?.user)
  if (!token || !account) return refuse('bad-token')

  const isHere = host.toLowerCase() === token.host.toLowerCase()
  if (!isHere || !isSigned(token, account.publicKey)) return refuse('bad-token')

  const age = now / 1000 - token.issuedAt
  if (age > lifetimeSeconds) return refuse('expired')
  if (age < -clockErrorSeconds) return refuse('clock')
  return accept(token.user)
}

function isSigned({ signed, signature }: { signed: string; signature: string }, publicKey: string): boolean {
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey, 'hex').toString('base64url') },
  })
  return verify(null, Buffer.from(signed), key, Buffer.from(signature, 'hex'))
}
