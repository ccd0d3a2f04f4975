import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Account } from '#accounts/account.ts'
import { createApp } from './app.ts'
import { createFakeAccounts, createFakeServices, formOf } from './fake-services.ts'

const shell = '<!doctype html><title>Screens</title><script type="application/json" id="accounts">[]</script>'
const webDirectory = mkdtempSync(join(tmpdir(), 'screens-'))
mkdirSync(join(webDirectory, 'assets'))
writeFileSync(join(webDirectory, 'index.html'), shell)
writeFileSync(join(webDirectory, 'sign-in-worker.js'), 'export {}')
writeFileSync(join(webDirectory, 'assets/app-1a2b.js'), 'export {}')
afterAll(() => rmSync(webDirectory, { recursive: true }))

const accounts = [{ user: '</script>' }] as Account[]
const app = createApp(createFakeServices({ webDirectory, accounts: createFakeAccounts(accounts) }))

test.each(['/', '/index.html', '/html-generator', '/home', '/no/such/page', '/html-generator?tab=bulk'])(
  'opening %s gives the application with the accounts, and is kept nowhere',
  async (url) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.body).toBe(shell.replace('[]', '[{"user":"\\u003c/script>"}]'))
  },
)

test('a review link opens without the accounts, is found by no search and tells nobody where it stands', async () => {
  const response = await app.inject({ url: '/review' })
  expect(response.statusCode).toBe(200)
  expect(response.body).toBe(shell)
  expect(response.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
})

test('files that are named after their contents are kept for good', async () => {
  const response = await app.inject({ url: '/assets/app-1a2b.js' })
  expect(response.headers['content-type']).toContain('javascript')
  expect(response.headers['cache-control']).toContain('immutable')
})

test('the worker that checks passwords may compile WebAssembly, and is asked for anew each time', async () => {
  const { headers } = await app.inject({ url: '/sign-in-worker.js' })
  expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(headers['cache-control']).toBe('no-cache')
})

test.each([
  ['GET', '/api/nope'],
  ['GET', '/assets/nope.js'],
  ['GET', '/favicon.png'],
  ['POST', '/html-generator'],
  ['GET', '/api/html/parse-word'],
] as const)('%s %s is not there, and says so as JSON', async (method, url) => {
  const response = await app.inject({ method, url })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ code: 'not-found' })
})

test("another site's page may not call", async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/html/generate-html-from-word',
    headers: { 'sec-fetch-site': 'cross-site' },
    payload: { content: {}, metadata: { pageName: 'x', components: [] } },
  })
  expect(response.statusCode).toBe(403)
})

test.each(['parse-word', 'parse-bulk'])(
  "another site's page may not call %s, and is told why",
  async (call) => {
    const { payload, headers } = await formOf('document', { 'a.docx': 'a' })
    const response = await app.inject({
      method: 'POST',
      url: `/api/html/${call}`,
      payload,
      headers: { ...headers, 'sec-fetch-site': 'cross-site' },
    })
    expect(response.statusCode).toBe(403)
    expect(response.json().errors[0].message).toContain('not open to other sites')
  },
)

test.each(['generate-html-from-word', 'generate-bulk-html'])(
  'too many calls of %s have a code',
  async (call) => {
    const config = { parseRateLimit: 1, publicUrl: undefined, trustedProxies: [] }
    const limited = createApp(createFakeServices({ config }))
    const ask = () => limited.inject({ method: 'POST', url: `/api/html/${call}`, payload: {} })
    await ask()
    const response = await ask()
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBeDefined()
    expect(response.json()).toEqual({
      error: expect.stringContaining('wait a minute'),
      code: 'TOO_MANY_REQUESTS',
    })
  },
)

test('the documentation describes every route', async () => {
  const { openapi, paths } = (await app.inject({ url: '/api/docs/json' })).json()
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/healthz',
      '/manifest.json',
      '/templates/{code}.html',
      '/api/html/parse-word',
      '/api/html/parse-bulk',
      '/api/html/comment-word',
      '/api/ai/generate-field',
      '/api/ai/generate-item',
      '/api/ai/status',
      '/api/html/generate-html-from-word',
      '/api/html/generate-bulk-html',
    ]),
  )
  expect(paths['/api/html/parse-word'].post.requestBody.content).toHaveProperty('multipart/form-data')
})

test('the documentation has a page, with scripts of our own alone', async () => {
  const page = await app.inject({ url: '/api/docs' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  expect((await app.inject({ url: '/api/docs/static/swagger-ui-bundle.js' })).statusCode).toBe(200)
})
