import { randomBytes } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { type Account, passwordCost } from '#accounts/account.ts'
import { createSecretKey, publicKeyOf } from '#accounts/key.ts'
import { createToken } from '#accounts/token.ts'
import { verifyToken } from './verify-token.ts'

const now = Date.UTC(2026, 10, 21, 12)
const seconds = now / 1000
const key = createSecretKey(randomBytes(32), 'brand')
const otherKey = createSecretKey(randomBytes(32), 'brand')

const account = (user: string, secretKey: Uint8Array): Account => ({
  user,
  salt: '0'.repeat(32),
  kdf: passwordCost,
  publicKey: publicKeyOf(secretKey),
})

const circumstances = {
  accounts: [account('brand', key), account('digital', otherKey)],
  host: 'pages.bank:3000',
  now,
}
const claims = { host: 'pages.bank:3000', user: 'brand', issuedAt: seconds }
const bearer = (changes: Partial<typeof claims> = {}, secretKey = key) =>
  `Bearer ${createToken({ ...claims, ...changes }, secretKey)}`

/** Signed as it should be, and of another version. */
function bearerOfNext() {
  const signed = `v2|${claims.host}|${claims.user}|${claims.issuedAt}`
  return `Bearer ${signed}|${bytesToHex(ed25519.sign(utf8ToBytes(signed), key))}`
}

test.each([
  ['fresh', bearer()],
  ['just under a day old', bearer({ issuedAt: seconds - 24 * 3600 })],
  ['five minutes ahead', bearer({ issuedAt: seconds + 300 })],
  ['of the same host in capitals', bearer({ host: 'Pages.Bank:3000' })],
  ['behind a scheme in lower case', bearer().replace('Bearer', 'bearer')],
])('a token that is %s says who it is', (_, header) => {
  expect(verifyToken(header, circumstances)).toEqual({ ok: true, value: 'brand' })
})

test.each([
  ['no-token', undefined],
  ['no-token', ''],
  ['bad-token', 'Bearer'],
  ['bad-token', 'Bearer x'],
  ['bad-token', 'Basic YTpi'],
  ['bad-token', bearer().replace('v1|', 'v2|')],
  ['bad-token', bearerOfNext()],
  ['bad-token', bearer({}, otherKey)],
  ['bad-token', bearer({ user: 'digital' })],
  ['bad-token', bearer({ user: 'nobody' })],
  ['bad-token', bearer({ host: 'evil.example' })],
  ['bad-token', bearer().replace(String(seconds), String(seconds - 1))],
  ['bad-token', `${bearer().slice(0, -1)}g`],
  ['bad-token', bearer().slice(0, -2)],
  ['expired', bearer({ issuedAt: seconds - 24 * 3600 - 1 })],
  ['clock', bearer({ issuedAt: seconds + 301 })],
  ['bad-token', bearer({ issuedAt: seconds - 24 * 3600 - 1 }, otherKey)],
])('%s: %s', (problem, header) => {
  expect(verifyToken(header, circumstances)).toEqual({ ok: false, refusal: problem })
})

test('without accounts nobody is let in', () => {
  expect(verifyToken(bearer(), { ...circumstances, accounts: [] })).toEqual({
    ok: false,
    refusal: 'bad-token',
  })
})
