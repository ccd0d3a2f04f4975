import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Who signed in, where (host and port as the browser shows them) and when (seconds since 1970). */
export type Claims = { host: string; user: string; issuedAt: number }

/** `v1|host|user|time|signature`: the signature, in hexadecimal, is over all that stands before its bar. */
export function createToken({ host, user, issuedAt }: Claims, secretKey: Uint8Array): string {
  const signed = `v1|${host}|${user}|${issuedAt}`
  return `${signed}|${bytesToHex(ed25519.sign(utf8ToBytes(signed), secretKey))}`
}

/** A token taken apart. Whether it is genuine is another question. */
export type ReadToken = Claims & { signed: string; signature: string }

/** Undefined when the text has not the form of a token. */
export function readToken(text: string): ReadToken | undefined {
  const parts = /^(v1\|([^|\s]{1,300})\|([^|\s]{1,64})\|(\d{1,12}))\|([0-9a-f]{128})$/.exec(text)
  if (!parts) return undefined
  const [, signed = '', host = '', user = '', issuedAt, signature = ''] = parts
  return { host, user, issuedAt: Number(issuedAt), signed, signature }
}
