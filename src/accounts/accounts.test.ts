import { argon2Sync, createPublicKey, verify } from 'node:crypto'
import { argon2id } from 'hash-wasm'
import { expect, test } from 'vitest'
import { accountListSchema, areUsernames, passwordCost } from './account.ts'
import { insertAccounts } from './inline-list.ts'
import { createSecretKey, derivedBytes, passwordBytes, publicKeyOf } from './key.ts'
import { createToken } from './token.ts'

const salt = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')

function deriveInNode(password: string) {
  return argon2Sync('argon2id', {
    message: passwordBytes(password),
    nonce: salt,
    memory: passwordCost.memoryKiB,
    passes: passwordCost.iterations,
    parallelism: passwordCost.parallelism,
    tagLength: derivedBytes,
  })
}

function keyOf(password: string, user = 'marketing') {
  return createSecretKey(deriveInNode(password), user)
}

/** As a server with Node's own cryptography looks at it. */
function isSigned(token: string, publicKey: string): boolean {
  const bar = token.lastIndexOf('|')
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(publicKey, 'hex')])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify(null, Buffer.from(token.slice(0, bar)), key, Buffer.from(token.slice(bar + 1), 'hex'))
}

const account = {
  user: 'marketing',
  salt: salt.toString('hex'),
  kdf: passwordCost,
  publicKey: publicKeyOf(keyOf('right')),
}

test('an account whose password is cheaper to try is none', () => {
  const listWith = (memoryKiB: number) => {
    const kdf = { name: 'argon2id', memoryKiB, iterations: 1, parallelism: 1 }
    return ['a', 'b', 'c'].map((user) => ({ ...account, user, kdf }))
  }
  expect(accountListSchema.safeParse(listWith(46 * 1024)).success).toBe(true)
  expect(accountListSchema.safeParse(listWith(1024)).success).toBe(false)
})

test('the browser stretches a password to the same bytes as the server', async () => {
  const inBrowser = await argon2id({
    password: passwordBytes('82H7-40TB'),
    salt,
    memorySize: passwordCost.memoryKiB,
    iterations: passwordCost.iterations,
    parallelism: passwordCost.parallelism,
    hashLength: derivedBytes,
    outputType: 'binary',
  })
  expect(Buffer.from(inBrowser)).toEqual(deriveInNode('82H7-40TB'))
})

test("a token is accepted by the account's public key, in Node's own cryptography", () => {
  const token = createToken(
    { host: 'pages.bank:3000', user: 'marketing', issuedAt: 1_795_000_000 },
    keyOf('right'),
  )
  expect(token).toMatch(/^v1\|pages\.bank:3000\|marketing\|1795000000\|[0-9a-f]{128}$/)
  expect(isSigned(token, account.publicKey)).toBe(true)
  expect(isSigned(token.replace('marketing', 'brand'), account.publicKey)).toBe(false)
})

test('a wrong password, and the right one under another name, make other keys', () => {
  const claims = { host: 'localhost', user: 'marketing', issuedAt: 1 }
  for (const secretKey of [keyOf('wrong'), keyOf('right', 'brand')]) {
    expect(publicKeyOf(secretKey)).not.toBe(account.publicKey)
    expect(isSigned(createToken(claims, secretKey), account.publicKey)).toBe(false)
  }
})

test('a password is the same however it was typed or pasted', () => {
  expect(passwordBytes(' Cafe\u0301 \n')).toEqual(passwordBytes('Caf\u00e9'))
  expect(passwordBytes('\uff21')).toEqual(passwordBytes('A'))
})

test.each([
  [['marketing', 'brand', 'digital'], true],
  [['a', 'B.2', 'c_-'], true],
  [['a', 'b'], false],
  [['a', 'b', 'c', 'd'], false],
  [['a', 'b', 'A'], false],
  [['a', 'b', ''], false],
  [['a', 'b', 'c|d'], false],
  [['a', 'b', 'c d'], false],
  [['a', 'b', '.c'], false],
])('%j may be the usernames: %s', (names, may) => {
  expect(areUsernames(names)).toBe(may)
  const accounts = names.map((user) => ({ ...account, user }))
  expect(accountListSchema.safeParse(accounts).success).toBe(may)
})

test.each([
  { salt: 'short' },
  { publicKey: 'AB' },
  { kdf: { ...passwordCost, memoryKiB: 8 } },
  { role: 'x' },
])('an account with %j is not valid', (change) => {
  const accounts = ['a', 'b', 'c'].map((user) => ({ ...account, user, ...change }))
  expect(accountListSchema.safeParse(accounts).success).toBe(false)
})

test('the list in the page ends where it should, whatever stands in it', () => {
  const shell = 'before <script type="application/json" id="accounts">[]</script> after'
  const page = insertAccounts(shell, [{ ...account, user: '</script>$&' }])
  const [, json = ''] = /id="accounts">(.*?)<\/script> after$/.exec(page) ?? []
  expect(JSON.parse(json)).toEqual([{ ...account, user: '</script>$&' }])
})
