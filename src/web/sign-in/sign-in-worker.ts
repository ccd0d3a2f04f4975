import { hexToBytes } from '@noble/hashes/utils.js'
import { argon2id } from 'hash-wasm'
import { createSecretKey, derivedBytes, passwordBytes, publicKeyOf } from '#accounts/key.ts'
import { createToken } from '#accounts/token.ts'
import type { Answer, Attempt } from './attempt.ts'

/** Checks one password after the other, away from the screen, which stays at hand meanwhile. */
self.onmessage = async ({ data }: MessageEvent<Attempt>) => self.postMessage(await answer(data))

async function answer({ account, password, host, issuedAt }: Attempt): Promise<Answer> {
  try {
    const secretKey = await deriveKey(account, password)
    if (publicKeyOf(secretKey) !== account.publicKey) return { status: 'wrong-password' }
    return { status: 'right', token: createToken({ host, user: account.user, issuedAt }, secretKey) }
  } catch (error) {
    return { status: 'failed', reason: String(error) }
  }
}

async function deriveKey({ user, salt, kdf }: Attempt['account'], password: string) {
  const derived = await argon2id({
    password: passwordBytes(password),
    salt: hexToBytes(salt),
    memorySize: kdf.memoryKiB,
    iterations: kdf.iterations,
    parallelism: kdf.parallelism,
    hashLength: derivedBytes,
    outputType: 'binary',
  })
  return createSecretKey(derived, user)
}
