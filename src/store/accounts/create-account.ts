import { argon2, randomBytes, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { type Account, passwordCost } from '#accounts/account.ts'
import { createSecretKey, derivedBytes, passwordBytes, publicKeyOf } from '#accounts/key.ts'

const derive = promisify(argon2)

/** An account that this password opens. */
export async function createAccount(user: string, password: string): Promise<Account> {
  const salt = randomBytes(16).toString('hex')
  return { user, salt, kdf: passwordCost, publicKey: await findPublicKey({ user, salt }, password) }
}

/** Whether this is the account's password. */
export async function opensAccount(account: Account, password: string): Promise<boolean> {
  return account.publicKey === (await findPublicKey(account, password))
}

/** Crockford's base32: no letter that looks like a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 100 bits, five groups of four letters: people's own passwords could be guessed from the public list. */
export function createPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: 5 }, group).join('-')
}

async function findPublicKey({ user, salt }: Pick<Account, 'user' | 'salt'>, password: string) {
  const derived = await derive(passwordCost.name, {
    message: passwordBytes(password),
    nonce: Buffer.from(salt, 'hex'),
    memory: passwordCost.memoryKiB,
    passes: passwordCost.iterations,
    parallelism: passwordCost.parallelism,
    tagLength: derivedBytes,
  })
  return publicKeyOf(createSecretKey(derived, user))
}
