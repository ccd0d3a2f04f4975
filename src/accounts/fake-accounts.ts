import { type Account, passwordCost } from './account.ts'
import { createSecretKey, publicKeyOf } from './key.ts'
import { createToken } from './token.ts'

/** When the tests' clock stands still, in milliseconds. */
const now = Date.UTC(2026, 10, 21, 12)

const keys = {
  brand: createSecretKey(new Uint8Array(32).fill(1), 'brand'),
  digital: createSecretKey(new Uint8Array(32).fill(2), 'digital'),
  stranger: createSecretKey(new Uint8Array(32).fill(3), 'brand'),
}

/** Two who may sign in. */
export const fakeAccounts: Account[] = (['brand', 'digital'] as const).map((user) => ({
  user,
  salt: '0'.repeat(32),
  kdf: passwordCost,
  publicKey: publicKeyOf(keys[user]),
}))

/** The header of somebody who signed in; a stranger says to be `brand` and signs with a key of their own. */
export function bearer(who: keyof typeof keys, { host = 'localhost:80', issuedAt = now / 1000 } = {}) {
  const user = who === 'stranger' ? 'brand' : who
  return { authorization: `Bearer ${createToken({ host, user, issuedAt }, keys[who])}` }
}
