import { describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { createFakeServices } from './fake-services.ts'
import { listRoutes } from './list-routes.ts'

const app = createApp(createFakeServices())
const calls = (await listRoutes()).filter(({ method }) => method !== 'GET' && method !== 'HEAD')

test('what changes or costs something is a POST', () => {
  expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['POST']))
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

  test.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'takes no body that a form of another site could send (%s)',
    async (type) => {
      const { statusCode } = await app.inject({
        method,
        url,
        payload: '{}',
        headers: { 'content-type': type },
      })
      expect(statusCode).toBe(415)
    },
  )
})

test('pages may be opened from anywhere', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await app.inject({ url: '/manifest.json', headers })).statusCode).toBe(200)
})
