import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createFakeWriting } from '../calls/fake-writer.ts'
import { createFakeServices } from '../fake-services.ts'

const perMinute = 2

/** How many of the calls are let through, each from another address by its own account. */
async function countAdmitted(trustedProxies: string[]): Promise<number> {
  const config = { parseRateLimit: perMinute, publicUrl: undefined, trustedProxies }
  const app = createApp(createFakeServices({ config }))
  let admitted = 0
  for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4']) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/html/parse-word',
      headers: { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` },
    })
    if (statusCode !== 429) admitted++
  }
  return admitted
}

test('whoever comes without a proxy cannot choose an address to be counted by', async () => {
  expect(await countAdmitted([])).toBe(perMinute)
})

test('whoever comes by a proxy that is not on the list cannot choose an address either', async () => {
  expect(await countAdmitted(['10.1.2.3', '192.0.2.0/24'])).toBe(perMinute)
})

test('what a proxy on the list says counts', async () => {
  expect(await countAdmitted(['10.1.2.3', 'loopback'])).toBe(4)
})

test('of several addresses the one counts that the trusted proxy saw', async () => {
  const config = { parseRateLimit: 1, publicUrl: undefined, trustedProxies: ['loopback'] }
  const app = createApp(createFakeServices({ config }))
  const ask = (forged: string) =>
    app.inject({
      method: 'POST',
      url: '/api/html/parse-word',
      headers: { 'x-forwarded-for': `${forged}, 198.51.100.9` },
    })
  expect((await ask('203.0.113.1')).statusCode).not.toBe(429)
  expect((await ask('203.0.113.2')).statusCode).toBe(429)
})

test.each(['/api/html/parse-word', '/api/ai/generate-field'])(
  'whoever has a whole network of IPv6 addresses is one caller: %s',
  async (url) => {
    const config = { parseRateLimit: 1, publicUrl: undefined, trustedProxies: [] }
    const app = createApp(createFakeServices({ config, writing: createFakeWriting({ callsPerMinute: 1 }) }))
    const ask = async (remoteAddress: string) =>
      (await app.inject({ method: 'POST', url, remoteAddress })).statusCode
    expect(await ask('2001:db8::1')).not.toBe(429)
    expect(await ask('2001:db8::2')).toBe(429)
    expect(await ask('2001:db8:0:1::1')).not.toBe(429)
  },
)
