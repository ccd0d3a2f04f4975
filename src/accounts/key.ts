import { ed25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** How many bytes Argon2id makes of a password for `createSecretKey`. */
export const derivedBytes = 32

/** The bytes that Argon2id takes: one and the same for every way to type or paste a password. */
export function passwordBytes(password: string): Uint8Array {
  return utf8ToBytes(password.normalize('NFKC').trim())
}

/** The Ed25519 key that a password stands for. `derived` is what Argon2id made of it. */
export function createSecretKey(derived: Uint8Array, user: string): Uint8Array {
  return hkdf(sha256, derived, undefined, utf8ToBytes(`sign-in v1|${user}`), 32)
}

/** In hexadecimal, as an account holds it. */
export function publicKeyOf(secretKey: Uint8Array): string {
  return bytesToHex(ed25519.getPublicKey(secretKey))
}
