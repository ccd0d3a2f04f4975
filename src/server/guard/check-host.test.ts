import { describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createFakeServices } from '../fake-services.ts'

const open = createApp(createFakeServices())
const config = { parseRateLimit: 1000, publicUrl: 'https://pages.bank.example:8443', trustedProxies: [] }
const named = createApp(createFakeServices({ config }))

const ask = (app: typeof open, host: string, url = '/api/ai/status') => app.inject({ url, headers: { host } })

const ownNames = ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000']
const namesNobodyCanHave = ['10.1.2.3:3000', '[fd00::1]', 'pages', 'PAGES:3000', 'web_1']
const names = ['evil.example', 'evil.example:3000', 'pages.bank', 'evil@localhost', 'localhost.evil.example']

describe('without a public address', () => {
  test.each([...ownNames, ...namesNobodyCanHave])('%s is served', async (host) => {
    expect((await ask(open, host)).statusCode).toBe(200)
  })

  test.each(names)('"%s" may be the name of anybody who lets it lead here', async (host) => {
    const response = await ask(open, host)
    expect(response.statusCode).toBe(421)
    expect(response.json()).toEqual({
      error: expect.stringContaining('can set PUBLIC_URL'),
      code: 'other-host',
    })
    expect(response.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    })
  })
})

describe('with a public address', () => {
  test.each(['pages.bank.example', 'Pages.Bank.Example.:8443', ...ownNames])('%s is served', async (host) => {
    expect((await ask(named, host)).statusCode).toBe(200)
  })

  test.each([...names, ...namesNobodyCanHave])('"%s" is not', async (host) => {
    const response = await ask(named, host)
    expect(response.statusCode).toBe(421)
    expect(response.json().error).toContain('Please open https://pages.bank.example:8443')
  })

  test.each(['/healthz', '/readyz', '/metrics'])('%s is for those who watch from inside', async (url) => {
    expect((await ask(named, '10.1.2.3:3000', url)).statusCode).toBe(200)
    expect((await ask(named, 'builder:3000', url)).statusCode).toBe(200)
    expect((await ask(named, 'evil.example', url)).statusCode).toBe(421)
  })
})

test('every kind of call is refused, in its own shape, and so is a screen', async () => {
  const headers = { host: 'evil.example' }
  const upload = await open.inject({ method: 'POST', url: '/api/html/parse-word', headers })
  expect([upload.statusCode, upload.json().success]).toEqual([421, false])
  const write = await open.inject({ method: 'POST', url: '/api/ai/generate-field', headers, payload: {} })
  expect(write.statusCode).toBe(421)
  expect((await open.inject({ url: '/', headers })).statusCode).toBe(421)
})
