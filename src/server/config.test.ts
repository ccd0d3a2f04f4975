import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing set gives a server for this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    ok: true,
    value: {
      port: 3000,
      host: '127.0.0.1',
      dataDirectory: resolve('data'),
      parseWorkers: 2,
      trustedProxies: [],
    },
  })
})

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: ' ' })).toMatchObject({ ok: true, value: { port: 3000 } })
})

test('proxies are a list', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.0.0.0/8, fd00::/8, loopback,' })).toMatchObject({
    value: { trustedProxies: ['10.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback'] },
  })
})

test.each(['redis://redis', 'rediss://us:p%40ss@redis.bank:6380/2', 'redis://[::1]:6379/'])(
  'replicas may count together at %s',
  (address) => {
    const settings = { REDIS_URL: address, DATABASE_URL: 'postgresql://db/builder' }
    expect(readConfig(settings)).toMatchObject({ value: { redisUrl: address } })
  },
)

test.each([
  ['redis.bank:6379', 'redis.bank:6379'],
  ['http://:canary@redis.bank', 'http://…@redis.bank'],
  ['redis://us:can@ary@redis.bank/cards', 'redis://…@redis.bank/cards'],
  ['redis://', 'redis://'],
  ['redis://redis.bank?db=2', 'redis://redis.bank?db=2'],
])('REDIS_URL may not be %s, and its password is not told', (address, told) => {
  expect(readConfig({ REDIS_URL: address })).toEqual({
    ok: false,
    refusal: `REDIS_URL must be an address such as redis://redis.bank:6379/0 (rediss:// with TLS), not "${told}"`,
  })
})

test('replicas want one database too', () => {
  expect(readConfig({ REDIS_URL: 'redis://redis' })).toEqual({
    ok: false,
    refusal: expect.stringContaining('please set DATABASE_URL too'),
  })
})

test.each([
  ['postgres://db', true],
  ['postgresql://us:p%40ss@db.bank:5432/builder?sslmode=verify-full', true],
  ['mysql://db/builder', false],
  ['db.bank', false],
])('DATABASE_URL %s: %s', (address, ok) => {
  expect(readConfig({ DATABASE_URL: address }).ok).toBe(ok)
})

test('of a DATABASE_URL that is wrong the password is not told', () => {
  const read = readConfig({ DATABASE_URL: 'http://us:canary@db' })
  expect(read).toMatchObject({ refusal: expect.stringContaining('http://…@db') })
})

test('usernames are three', () => {
  expect(readConfig({})).toMatchObject({ value: { usernames: undefined } })
  expect(readConfig({ USERNAMES: 'ana, ben ,Cem.K' })).toMatchObject({
    value: { usernames: ['ana', 'ben', 'Cem.K'] },
  })
})

test.each([
  ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535, not "eighty"'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000"'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1"'],
  ['PARSE_WORKERS', '0', 'PARSE_WORKERS must be a whole number from 1 to 64, not "0"'],
  ['PUBLIC_URL', 'bank', 'PUBLIC_URL must be an address that starts with http:// or https://, not "bank"'],
  ...['zzz', '10.0.0.1, proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/0'].map((value) => [
    'TRUST_PROXY',
    value,
    `TRUST_PROXY must be addresses or networks such as 10.0.0.1 or 10.0.0.0/8, with commas between, not "${value}"`,
  ]),
  ...['ana', 'ana,ben', 'ana,ben,ana', 'ana,ben,c d', 'ana,ben,cem,'].map((value) => [
    'USERNAMES',
    value,
    `USERNAMES must be three different names of letters, digits, ".", "_" and "-", with commas between, not "${value}"`,
  ]),
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
  ],
] as [string, string, string][])('a bad %s (%s) is named with what it must be', (name, value, refusal) => {
  expect(readConfig({ [name]: value })).toEqual({ ok: false, refusal })
})
