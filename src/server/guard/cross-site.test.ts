import { describe, expect, test } from 'vitest'
import { bearer, fakeAccounts } from '#accounts/fake-accounts.ts'
import { createApp } from '../app.ts'
import { createFakeAccounts, createFakeServices } from '../fake-services.ts'
import { listRoutes } from '../list-routes.ts'

const app = createApp(createFakeServices({ accounts: createFakeAccounts(fakeAccounts) }))
const publicUrl = 'https://pages.bank.example'
const config = { parseRateLimit: 1000, publicUrl, trustedProxies: [] }
const publicApp = createApp(createFakeServices({ config }))
const calls = (await listRoutes()).filter(({ method }) => method !== 'GET' && method !== 'HEAD')

test('what changes or costs something is a POST, or has a method that no form has', () => {
  expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['POST', 'PUT', 'PATCH', 'DELETE']))
})

describe.each(calls)('$url', ({ method, url }) => {
  const ask = (headers: Record<string, string>) => app.inject({ method, url, headers })

  test.each(['cross-site', 'same-site', 'anything'])('is refused to a page that is %s', async (site) => {
    expect((await ask({ 'sec-fetch-site': site })).statusCode).toBe(403)
  })

  test.each([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
    'is open to our pages and to programs (%o)',
    async (headers) => {
      expect((await ask(headers)).statusCode).not.toBe(403)
    },
  )

  describe('on plain http by a host name, where browsers keep Sec-Fetch-Site back', () => {
    test.each(['http://evil.example', 'http://pages:8080', 'http://pages.evil.example', 'null', ''])(
      'is refused to a page of "%s"',
      async (origin) => {
        expect((await ask({ host: 'pages', origin })).statusCode).toBe(403)
      },
    )

    test.each([
      ['pages', 'http://pages'],
      ['Pages:80', 'http://pages'],
      ['pages:443', 'https://pages'],
      ['pages:3000', 'http://pages:3000'],
    ])('is open to the pages of %s (%s)', async (host, origin) => {
      expect([403, 421]).not.toContain((await ask({ host, origin })).statusCode)
    })

    test('is open to pages of the public address behind a proxy that gives another host', async () => {
      const askPublic = (origin: string) =>
        publicApp.inject({ method, url, headers: { host: '127.0.0.1:3000', origin } })
      expect([403, 421]).not.toContain((await askPublic(publicUrl)).statusCode)
      expect((await askPublic('https://evil.example')).statusCode).toBe(403)
    })
  })

  test('is closed to another site whatever its Origin', async () => {
    const headers = { host: 'pages', origin: 'http://pages', 'sec-fetch-site': 'cross-site' }
    expect((await ask(headers)).statusCode).toBe(403)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'takes no body that a form of another site could send (%s), with whatever token',
    async (type) => {
      const { statusCode } = await app.inject({
        method,
        url,
        payload: '{}',
        headers: { 'content-type': type, ...bearer('brand') },
      })
      expect(statusCode).toBe(415)
    },
  )
})

test('pages may be opened from anywhere', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' }
  expect((await app.inject({ url: '/manifest.json', headers })).statusCode).toBe(200)
  const { origin } = headers
  expect((await app.inject({ url: '/manifest.json', headers: { origin } })).statusCode).toBe(200)
})
