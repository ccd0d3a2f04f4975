import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createFakeParsing } from '#conversion/fake.ts'
import { createApp, type Services } from '../app.ts'
import { createFakeWriting } from '../calls/fake-writer.ts'
import { createFakeServices, formOf } from '../fake-services.ts'
import { listRoutes } from '../list-routes.ts'

const webDirectory = mkdtempSync(join(tmpdir(), 'screens-'))
mkdirSync(join(webDirectory, 'assets'))
writeFileSync(join(webDirectory, 'index.html'), '<!doctype html><title>Screens</title>')
writeFileSync(join(webDirectory, 'sign-in-worker.js'), 'export {}')
writeFileSync(join(webDirectory, 'assets/app-1a2b.js'), 'export {}')
afterAll(() => rmSync(webDirectory, { recursive: true }))

type Headers = Record<string, unknown>

/** What every answer carries, whatever it answers. */
function expectSafe(headers: Headers) {
  const policy = policyOf(headers)
  expect(policy.get('default-src')).toBe("'none'")
  expect(policy.get('frame-ancestors')).toBe("'none'")
  expect(policy.get('base-uri')).toBe("'none'")
  expect(policy.get('form-action')).toMatch(/^'(none|self)'$/)
  expect(policy.get('script-src') ?? '').toMatch(/^('self'( 'wasm-unsafe-eval')?)?$/)
  expect(policy.has('upgrade-insecure-requests')).toBe(false)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': expect.stringMatching(/^(same-origin|no-referrer)$/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': expect.any(String),
  })
  const names = Object.keys(headers)
  expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
  expect(names).not.toContain('set-cookie')
  expect(names).not.toContain('server')
  expect(names).not.toContain('x-powered-by')
  if (/^(text|application\/(json|javascript))/.test(String(headers['content-type'] ?? ''))) {
    expect(headers['content-type']).toMatch(/charset=utf-8/)
  }
}

function policyOf(headers: Headers): Map<string, string> {
  const directives = String(headers['content-security-policy'] ?? '').split(';')
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

const routes = await listRoutes(webDirectory)
const files = ['/', '/login', '/index.html', '/sign-in-worker.js', '/assets/app-1a2b.js', '/api/docs/']

describe('every answer forbids scripts of others, frames, guessing and reading by other sites', () => {
  const app = createApp(createFakeServices({ webDirectory }))

  test('these are all routes', () => {
    const calls = routes.filter(({ method }) => method === 'POST').map(({ url }) => url)
    expect(calls.toSorted()).toEqual([
      '/api/ai/generate-field',
      '/api/ai/generate-item',
      '/api/ai/sort-lines',
      '/api/changes',
      '/api/html/comment-word',
      '/api/html/generate-bulk-html',
      '/api/html/generate-html-from-word',
      '/api/html/parse-bulk',
      '/api/html/parse-word',
      '/api/pages/0123456789abcdef/comments',
      '/api/pages/0123456789abcdef/links',
      '/api/pages/0123456789abcdef/restore',
      '/api/pages/0123456789abcdef/reviews',
      '/api/pages/0123456789abcdef/versions',
      '/api/pictures',
      '/api/review/comments',
    ])
    expect(routes.length).toBeGreaterThan(30)
  })

  test.each([...routes, ...files.map((url) => ({ method: 'GET' as const, url }))])(
    '$method $url',
    async ({ method, url }) => {
      const { headers } = await app.inject({ method, url })
      expectSafe(headers)
      expect(headers['strict-transport-security']).toBe(undefined)
    },
  )

  test('a screen takes everything from its own server, but for the pictures that authors name', async () => {
    expect(Object.fromEntries(policyOf((await app.inject({ url: '/' })).headers))).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob: https: http:",
      'font-src': "'self' data:",
      'connect-src': "'self'",
      'frame-src': "'self'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
  })

  test.each(['/manifest.json', '/templates/FAQ001.html', '/templates/page.css'])(
    '%s, opened by itself, runs nothing and belongs to no one',
    async (url) => {
      expect(policyOf((await app.inject({ url })).headers).has('sandbox')).toBe(true)
    },
  )
})

const generate: InjectOptions = { method: 'POST', url: '/api/html/generate-html-from-word' }
const field: InjectOptions = { method: 'POST', url: '/api/ai/generate-field' }
const page = { content: {}, metadata: { pageName: 'x', components: [] } }
const parsingThatThrows = createFakeParsing({
  render: async () => {
    throw new Error('a bug')
  },
})
const config = { parseRateLimit: 0, publicUrl: undefined, trustedProxies: [] }

const refusals: [status: number, request: InjectOptions, changes?: Partial<Services>][] = [
  [400, generate],
  [400, { ...generate, payload: '{"__proto__":{}}', headers: { 'content-type': 'application/json' } }],
  [400, { url: '/%' }],
  [400, { url: '/api/%c0' }],
  [401, field, { writing: createFakeWriting({ signIn: 'required' }) }],
  [403, { ...generate, headers: { 'sec-fetch-site': 'cross-site' } }],
  [403, { method: 'OPTIONS', url: '/api/html/parse-word', headers: { origin: 'https://other.example' } }],
  [404, { url: '/api/nothing' }],
  [404, { method: 'PUT', url: '/' }],
  [404, { method: 'DELETE', url: '/api/html/parse-word' }],
  [404, { url: '/templates/constructor.html' }],
  [413, { ...field, payload: { brief: 'x'.repeat(2 * 1024 * 1024) } }],
  [413, { ...generate, url: '/api/html/parse-word', headers: { 'content-length': '20000000' } }],
  [415, { ...generate, payload: 'x', headers: { 'content-type': 'text/plain' } }],
  [415, { ...generate, url: '/api/html/parse-bulk', payload: {} }],
  [
    422,
    {
      ...generate,
      url: '/api/html/parse-word',
      ...(await formOf('document', { 'a.docx': 'error: DAMAGED_DOCUMENT' })),
    },
  ],
  [429, generate, { config }],
  [500, { ...generate, payload: page }, { parsing: parsingThatThrows }],
  [503, generate, { parsing: createFakeParsing({ findRefusal: () => 'busy' }) }],
]

test.each(refusals)('so does a %i (%o)', async (status, request, changes = {}) => {
  const { statusCode, headers } = await createApp(createFakeServices(changes)).inject(request)
  expect(statusCode).toBe(status)
  expectSafe(headers)
})

/** What comes back over a connection on which this was sent. */
async function send(bytes: string, changes: Partial<Services> = {}): Promise<string> {
  const app = createApp(createFakeServices(changes), {
    http: { headersTimeout: 200, connectionsCheckingInterval: 50 },
  })
  await app.listen({ port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(bytes)
  return text(socket).finally(() => app.close())
}

test.each([
  ['400', 'no HTTP', 'HELLO\r\n\r\n'],
  ['431', 'long headers', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['400', 'a request for no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n'],
  [
    '417',
    'an odd expectation',
    'GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\nconnection: close\r\n\r\n',
  ],
  ['408', 'slow headers', 'GET / HTTP/1.1\r\nhost: x\r\n'],
])('what is no request is refused by Node, which names nothing: %s for %s', async (status, _, bytes) => {
  const { first, headers, body } = readAnswer(await send(bytes))
  expect(first).toContain(` ${status} `)
  expect(Object.keys(headers).filter((name) => /server|powered|cookie|allow/.test(name))).toEqual([])
  expect(body).toMatch(/^(|0|\{.*\})$/)
})

/** An answer as it comes over the line. */
function readAnswer(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers: Headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)]
    }),
  )
  return { first, headers, body }
}

test('so does a server that stops, in the shape of the call and with the time to come again', async () => {
  const app = createApp(createFakeServices())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const answer = text(socket)
  // A request of which a part has come holds its connection open.
  socket.write('POST /api/html/parse-word HTTP/1.1\r\nhost: x\r\n')
  await once(app.server, 'connection')
  const closed = app.close()
  await vi.waitFor(() => expect(app.server.listening).toBe(false))
  socket.write('content-length: 0\r\n\r\n')

  const { first, headers, body } = readAnswer(await answer)
  expect(first).toContain(' 503 ')
  expectSafe(headers)
  expect(headers['retry-after']).toBe('5')
  expect(JSON.parse(body)).toMatchObject({ success: false, errors: [{ type: 'SERVER_BUSY' }] })
  await closed
})

test('with a public address on https, browsers are told to stay there', async () => {
  const secure = { parseRateLimit: 1000, publicUrl: 'https://pages.bank.example', trustedProxies: [] }
  const app = createApp(createFakeServices({ config: secure, webDirectory }))
  const tells = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
  for (const { method, url } of [...routes, { method: 'GET' as const, url: '/%' }]) {
    expect((await app.inject({ method, url })).headers, url).toMatchObject(tells)
  }
})
