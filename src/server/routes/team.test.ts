import { describe, expect, test } from 'vitest'
import { bearer, fakeAccounts } from '#accounts/fake-accounts.ts'
import { createDraft } from '#content/draft/draft.ts'
import { StoreAway } from '#store/database/database.ts'
import { createFakeStore } from '#store/fake-store.ts'
import { createApp, type Services } from '../app.ts'
import { createFakeAccounts, createFakeServices } from '../fake-services.ts'

const pageId = '0123456789abcdef'
const draft = createDraft('2026-11-21T12:00:00.000Z')

function appWith(changes: Partial<Services> = {}) {
  const app = createApp(createFakeServices({ accounts: createFakeAccounts(fakeAccounts), ...changes }))
  type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  const call = (method: Method, url: string, payload?: object, headers: object = bearer('brand')) =>
    app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) })
  const save = (baseRevision: number, changes: object = {}) =>
    call('PUT', `/api/pages/${pageId}`, {
      changeId: `change-${baseRevision}-00000000`,
      baseRevision,
      draft,
      ...changes,
    })
  return { app, call, save }
}

const { app, call, save } = appWith()

/** All calls for what the team keeps, as the documentation has them: none can be forgotten here. */
async function listCalls() {
  const { paths } = (await app.inject({ url: '/api/docs/json' })).json()
  return Object.entries<object>(paths)
    .filter(([path]) => /^\/api\/(pages|changes|records|pictures)/.test(path))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase() as 'GET',
        url: path.replace('{pageId}', pageId).replaceAll(/\{\w+\}/g, '1'),
      })),
    )
}

describe('without a sign-in that holds', () => {
  test.each([
    ['no-token', {}],
    ['bad-token', { authorization: 'Bearer nonsense' }],
    ['bad-token', bearer('stranger')],
    ['bad-token', bearer('brand', { host: 'elsewhere' })],
    ['expired', bearer('brand', { issuedAt: Date.UTC(2026, 10, 20) / 1000 })],
  ])('no call is answered: %s', async (code, headers) => {
    const calls = await listCalls()
    expect(new Set(calls.map(({ url }) => url.split('/')[2]))).toEqual(
      new Set(['pages', 'changes', 'records', 'pictures']),
    )
    for (const { method, url } of calls) {
      const response = await app.inject({ method, url, headers })
      expect([method, url, response.statusCode, response.json().code]).toEqual([method, url, 401, code])
    }
  })
})

test('a page is saved, read, listed, deleted and brought back', async () => {
  expect((await save(0)).json()).toEqual({ revision: 1, at: '2026-11-21T12:00:00.000Z' })
  const read = await call('GET', `/api/pages/${pageId}`, undefined, bearer('digital'))
  expect(read.json()).toMatchObject({ pageId, revision: 1, by: 'brand', draft })
  expect(read.headers['cache-control']).toBe('no-store')
  expect((await call('GET', '/api/pages')).json().pages).toHaveLength(1)
  const { cursor } = (await call('POST', '/api/changes', {})).json()

  expect((await call('DELETE', `/api/pages/${pageId}?baseRevision=1`)).json()).toMatchObject({ revision: 2 })
  const gone = await save(1)
  expect([gone.statusCode, gone.json()]).toEqual([
    410,
    {
      error: expect.stringContaining('brought back'),
      code: 'deleted',
      revision: 2,
      by: 'brand',
      at: '2026-11-21T12:00:00.000Z',
    },
  ])
  expect((await call('POST', `/api/pages/${pageId}/restore`)).json()).toMatchObject({ revision: 3 })
  const news = (await call('POST', '/api/changes', { since: cursor })).json()
  expect(news.pages).toMatchObject([{ pageId, revision: 3 }])
})

test('who was late gets what stands, in the answer that says so', async () => {
  const { save } = appWith()
  await save(0)
  await save(1)
  const late = await save(1, { changeId: 'another-change-1' })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({ code: 'changed', revision: 2, by: 'brand', draft })
})

test.each([
  ['PUT', '/api/pages/../../etc/passwd', 404],
  ['PUT', '/api/pages/not-an-id', 400],
  ['DELETE', `/api/pages/${pageId}`, 400],
  ['POST', '/api/changes', 400],
] as const)('%s %s with nonsense is told what is wrong', async (method, url, status) => {
  const response = await call(method, url, { nonsense: true })
  expect([response.statusCode, response.json().error]).toEqual([status, expect.any(String)])
})

test('a page of more values than one may have is refused, and one of many is taken', async () => {
  const { save } = appWith()
  const withLines = (count: number) => ({
    draft: { ...draft, brief: { ...draft.brief, keyMessages: Array(count).fill('') } },
  })
  expect((await save(0, withLines(12_000))).statusCode).toBe(200)
  expect((await save(1, withLines(20_001))).json().error).toContain('20,000 values')
})

test('what is larger than any page is refused in words, before it is read', async () => {
  const { save } = appWith()
  const response = await save(0, { draft: 'x'.repeat(2_000_000) })
  expect([response.statusCode, response.json().code]).toEqual([413, 'too-large'])
})

test('when all room is used up nothing is saved, and it is said what to do', async () => {
  const { save } = appWith({ store: createFakeStore(100) })
  const response = await save(0)
  expect([response.statusCode, response.json()]).toEqual([
    507,
    { error: expect.stringContaining('TEAM_STORAGE_MB'), code: 'full' },
  ])
})

test('how much of the room is taken stands in the metrics, and no name of a page', async () => {
  const { app, save } = appWith({ store: createFakeStore(1000) })
  await save(0)
  const { body } = await app.inject('/metrics')
  expect(body).toMatch(/team_storage_bytes\{state="taken"\} [1-9]\d\d\n/)
  expect(body).toContain('team_storage_bytes{state="room"} 1000\n')
  expect(body).toContain('route="/api/pages/:pageId"')
  expect(body).not.toContain(pageId)
})

test('while the database is away the answer says to come again', async () => {
  const fake = createFakeStore()
  const transact = async () => {
    throw new StoreAway('gone')
  }
  const { save } = appWith({ store: { ...fake, database: { ...fake.database, transact } } })
  const response = await save(0)
  expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([
    503,
    'store-away',
    '5',
  ])
})

test('a flood of questions from one account is stopped, whatever addresses it comes from, and others go on', async () => {
  const { app } = appWith()
  const ask = (user: 'brand' | 'digital', count: number) =>
    app.inject({
      method: 'POST',
      url: '/api/changes',
      headers: bearer(user),
      payload: {},
      remoteAddress: `10.0.${count % 250}.1`,
    })
  for (let count = 0; count < 600; count++) expect((await ask('brand', count)).statusCode).toBe(200)
  const response = await ask('brand', 601)
  expect([response.statusCode, Number(response.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  expect((await ask('digital', 602)).statusCode).toBe(200)
})

test('who asks too often is told to wait, with whatever token', async () => {
  const { app, call } = appWith()
  for (let count = 0; count < 600; count++) await app.inject('/api/pages')
  const response = await call('POST', '/api/changes', {})
  expect([response.statusCode, response.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
})
