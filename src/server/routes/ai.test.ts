import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { type Account, passwordCost } from '#accounts/account.ts'
import { createSecretKey, publicKeyOf } from '#accounts/key.ts'
import { createToken } from '#accounts/token.ts'
import { refuse } from '#base/result.ts'
import { answers, says, startModelServer } from '#models/fake-model-server.ts'
import { createFakeWorld } from '#models/fake-world.ts'
import { mostTokensOfCall } from '#models/model-settings.ts'
import { createModelWriter } from '#models/model-writer.ts'
import { createDraftWriter } from '#writing/draft-writer/draft-writer.ts'
import { briefOf, catalogue, fieldTask } from '#writing/fake-tasks.node.ts'
import type { WritingFailure } from '#writing/writer.ts'
import { createApp, type Services } from '../app.ts'
import { createFakeCap, createFakeWriter, createFakeWriting } from '../calls/fake-writer.ts'
import { openWriting, type WritingServices } from '../calls/open-writing.ts'
import { readWriterSettings } from '../calls/settings.ts'
import { CountsAway, createDayCounts } from '../counts/day-counts.ts'
import { createFakeAccounts, createFakeServices } from '../fake-services.ts'

const field = { brief: briefOf(), component: 'HBR001', field: 'title', instanceId: 'HBR-0001' }
const item = {
  brief: briefOf(),
  component: 'FAQ001',
  columns: ['question', 'answer'],
  instanceId: 'FAQ-0001',
  itemIndex: 1,
  totalItems: 3,
  allPreviousTitles: [],
}

function appWith(writing: Partial<WritingServices> = {}, changes: Partial<Services> = {}) {
  const fake = createFakeWriting(writing)
  const app = createApp(createFakeServices({ writing: fake, ...changes }))
  const post = (call: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/api/ai/generate-${call}`, payload, headers })
  return { app, lines: fake.lines, post }
}

describe('a field', () => {
  test('is answered with its writer', async () => {
    const response = await appWith().post('field', field)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ content: 'A title', writer: 'fake' })
  })

  test('says which of its notes are about the brief, and nothing of it where none is', async () => {
    const { post } = appWith({ writer: createDraftWriter() })
    const doubted = briefOf({ keyMessages: ['Free lounge access', 'USP - ask Mona'] })
    const told = (await post('field', { ...field, brief: doubted })).json()
    expect(told.briefNotes).toEqual([{ kind: 'left-out', reason: 'note', line: 'USP - ask Mona' }])
    expect(told.notes).toEqual(expect.arrayContaining(told.briefNotes))
    expect((await post('field', field)).json()).not.toHaveProperty('briefNotes')
  })

  test('may come with manifest objects; our own catalogue is what counts', async () => {
    const writer = createFakeWriter()
    const { component, field: title } = fieldTask('HBR001', 'title')
    const forged = { ...field, component, field: { ...title, max: 100_000, type: 'richtext' } }
    await appWith({ writer }).post('field', forged)
    expect(writer.tasks[0]).toMatchObject({ component, field: title })
  })

  test('of an item is told from a field of the same name', async () => {
    const writer = createFakeWriter()
    const { post } = appWith({ writer })
    const component = catalogue.components.find(({ code }) => code === 'IMPLNK001')
    const [own, column] = [component?.docx.fields[1], component?.docx.items?.columns[0]]
    expect([own?.name, column?.name]).toEqual(['title', 'title'])

    const request = { ...field, component: 'IMPLNK001' }
    await post('field', request)
    await post('field', { ...request, itemValues: { description: 'Links' } })
    await post('field', { ...request, field: column })
    await post('field', { ...request, field: own, itemValues: {} })
    const asked = writer.tasks.map((task) => 'field' in task && task.field)
    expect(asked).toEqual([own, column, column, own])
  })

  test('hands on what the new value is to differ from and to fit', async () => {
    const writer = createFakeWriter()
    await appWith({ writer }).post('field', {
      ...field,
      component: 'ProdList001',
      field: 'title',
      retryContext: ['Old title', ' '],
      relatedTitle: 'Old title',
      itemValues: { bullets: ['One', 'Two'] },
      knownColumns: ['bullets'],
      brand: 'EI',
    })
    expect(writer.tasks[0]).toMatchObject({
      previousValues: ['Old title'],
      relatedTitle: 'Old title',
      itemValues: { bullets: 'One\nTwo' },
      knownColumns: ['bullets'],
      brand: 'EI',
    })
  })
})

describe('an item', () => {
  test('is answered by column, with what a person should know', async () => {
    const response = await appWith().post('item', item)
    expect(response.json()).toEqual({
      content: { question: 'A question', answer: 'A answer' },
      writer: 'fake',
      notes: [{ kind: 'no-answer' }],
    })
  })

  test('never holds URLs nor fixed columns, whatever is asked', async () => {
    const columns = catalogue.components.find(({ code }) => code === 'CardList004')?.docx.items?.columns
    const request = { ...item, component: 'CardList004', columns }
    const { content } = (await appWith().post('item', request)).json()
    expect(Object.keys(content)).toEqual(['info', 'title', 'description', 'link_text'])
  })

  test('of URLs alone needs no writer', async () => {
    const { post, lines } = appWith()
    const response = await post('item', { ...item, component: 'KBS001', columns: ['image_url'] })
    expect(response.json()).toEqual({ content: {}, writer: 'fake' })
    expect(lines).toEqual([])
  })

  test('hands on its idea and the titles so far', async () => {
    const writer = createFakeWriter()
    const request = { ...item, itemIndex: 2, guidedIdea: 'Fees', allPreviousTitles: ['How do I apply?'] }
    await appWith({ writer }).post('item', request)
    expect(writer.tasks[0]).toMatchObject({
      itemIndex: 2,
      guidedIdea: 'Fees',
      previousTitles: ['How do I apply?'],
    })
  })
})

test.each([
  ['field', { ...field, component: 'NOPE001' }, 'There is no component "NOPE001".'],
  ['field', { ...field, component: '__proto__' }, 'There is no component "__proto__".'],
  ['field', { ...field, field: 'nope' }, 'HBR001 has no field "nope".'],
  ['field', { ...field, field: 'constructor' }, 'HBR001 has no field "constructor".'],
  ['field', { ...field, field: 'cta_url' }, 'HBR001 cta_url is not a value that is written.'],
  ['field', { ...field, instanceId: '../x' }, 'instanceId'],
  ['field', { ...field, brief: undefined }, 'brief is missing'],
  ['field', { ...field, brief: { ...briefOf(), tone: 'angry' } }, 'brief/tone must be one of'],
  ['field', { ...field, brief: { ...briefOf(), topic: 'x'.repeat(4001) } }, 'brief/topic'],
  [
    'field',
    { ...field, brief: { ...briefOf(), additionalContext: 'x'.repeat(20_001) } },
    'brief/additionalContext',
  ],
  ['field', { ...field, brief: { ...briefOf(), keyMessages: ['x'.repeat(4001)] } }, 'brief/keyMessages'],
  ['field', { ...field, brief: { ...briefOf(), keyMessages: Array(101).fill('x') } }, 'brief/keyMessages'],
  ['item', { ...item, columns: ['nope'] }, 'FAQ001 has no column "nope".'],
  ['item', { ...item, component: 'HBR001', columns: ['title'] }, 'HBR001 has no column "title".'],
  ['item', { ...item, itemIndex: 0 }, 'itemIndex'],
])('a wrong %s is refused: %#', async (call, payload, error) => {
  const { post, lines } = appWith()
  const response = await post(call, payload)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ error: expect.stringContaining(error), code: 'bad-request' })
  expect(lines).toEqual([])
})

test.each([
  ['refused', 422],
  ['timeout', 504],
  ['rate-limited', 503],
  ['provider-error', 502],
  ['unreachable', 502],
  ['unusable-answer', 502],
  ['credentials', 502],
] as const)('a writer that fails (%s) is answered %i in words', async (reason, status) => {
  const failure: WritingFailure = { reason, detail: 'HTTP 418 from models.bank', retryAfterSeconds: 2.5 }
  const writer = createFakeWriter({ writeField: async () => refuse(failure) })
  const { post, lines } = appWith({ writer })
  const response = await post('field', field)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toEqual({ error: expect.stringMatching(/^The model .+\.$/), code: reason })
  expect(response.headers['retry-after']).toBe('3')
  expect(lines).toMatchObject([{ outcome: reason, detail: 'HTTP 418 from models.bank' }])
})

test.each([
  [{}, { writer: 'fake', model: 'fake-1', label: 'A fake for tests', isDraft: false, requiresSignIn: false }],
  [
    { signIn: 'required', writer: createFakeWriter({ name: 'draft', model: undefined, label: 'Draft' }) },
    { writer: 'draft', model: null, label: 'Draft', isDraft: true, requiresSignIn: true },
  ],
] as [Partial<WritingServices>, object][])(
  'the status says who writes, to anyone: %#',
  async (writing, status) => {
    const response = await appWith(writing).app.inject({ url: '/api/ai/status' })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual(status)
  },
)

describe('the ledger', () => {
  const page = 'cashback-card'
  const secret = 'A secret of the launch'
  const brief = briefOf({ additionalContext: secret })

  test('says who had what written, when, by whom and how', async () => {
    const { post, lines } = appWith()
    await post('item', { ...item, brief, page })
    expect(lines).toEqual([
      {
        at: '2026-11-21T12:00:00.000Z',
        who: '127.0.0.1',
        page,
        component: 'FAQ001',
        instance: 'FAQ-0001',
        field: 'items.0',
        writer: 'fake',
        model: 'fake-1',
        inputTokens: 7,
        outputTokens: 3,
        milliseconds: 0,
        outcome: 'written',
      },
    ])
  })

  test('holds no texts unless it is asked to', async () => {
    const without = appWith()
    await without.post('field', { ...field, brief, page })
    expect(JSON.stringify(without.lines)).not.toMatch(/secret|A title/)

    const having = appWith({ ledgerTexts: 'on' })
    await having.post('field', { ...field, brief, page })
    expect(having.lines[0]?.texts).toEqual({
      topic: 'Cashback card',
      audience: 'Young professionals',
      keyMessages: '5% back on groceries\nNo annual fee for the first year',
      additionalContext: secret,
      content: 'A title',
    })
  })

  test('holds of long texts what a call used, and some thousand characters of that', async () => {
    const long = 'a'.repeat(4000)
    const componentContexts = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`FAQ-${index}`, `For another ${long}`.slice(0, 4000)]),
    )
    const full = briefOf({
      topic: long,
      keyMessages: Array(9).fill(long),
      additionalContext: long,
      componentContexts: { ...componentContexts, 'HBR-0001': 'For this one' },
    })
    const having = appWith({ ledgerTexts: 'on' })
    await having.post('field', { ...field, brief: full, retryContext: Array(9).fill(long) })
    await having.post('item', { ...item, brief: full, allPreviousTitles: Array(9).fill(long) })
    const [first, second] = having.lines.map((line) => JSON.stringify(line))
    expect(first).toContain('For this one')
    expect(first).not.toContain('For another')
    expect(Math.max(first?.length ?? 0, second?.length ?? 0)).toBeLessThan(4000)
  })
})

describe('how much a call may hold', () => {
  const long = (count: number) => Array.from({ length: count }, (_, index) => `${index} `.padEnd(4000, 'a'))

  test('a brief that is full to its limits is taken', async () => {
    const brief = briefOf({ keyMessages: long(100), additionalContext: 'a'.repeat(20_000) })
    expect((await appWith().post('field', { ...field, brief })).statusCode).toBe(200)
    expect((await appWith().post('item', { ...item, brief })).statusCode).toBe(200)
  })

  test.each([
    ['field', { ...field, brief: briefOf({ keyMessages: long(100) }), retryContext: long(50) }],
    ['item', { ...item, allPreviousTitles: long(150) }],
  ])('a %s with more than half a megabyte is refused in words, and counts no call', async (call, payload) => {
    const { post, lines } = appWith()
    const response = await post(call, payload)
    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual({
      error:
        'The brief, with the texts that were sent beside it, is more than 512 KB. Please shorten the brief.',
      code: 'too-large',
    })
    expect(lines).toEqual([])
  })

  test('a prompt too long for a model is refused with what to shorten, as no value is to blame', async () => {
    const length = { characters: 83_412, longest: { part: 'key-messages', characters: 70_000 } } as const
    const tooLong = async () => refuse({ reason: 'too-long' as const, detail: '', length })
    const { post } = appWith({ writer: createFakeWriter({ writeField: tooLong }) })
    const response = await post('field', field)
    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual({
      error:
        'The brief, with what belongs to this text, is 83,412 characters long; a model is sent 60,000 at most. Please shorten the key messages first (70,000 characters).',
      code: 'too-long',
    })
  })

  test.each([
    ['field', { ...field, itemValues: { a: Array(100_000).fill(1) } }],
    ['item', { ...item, brief: { ...briefOf(), componentContexts: Array(100_000).fill(1) } }],
  ])('a %s with very many values is refused before anything looks at them', async (call, payload) => {
    const response = await appWith().post(call, payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      error: 'The request holds more than 5,000 values. Please send less at a time.',
      code: 'bad-request',
    })
  })

  test('a value too many is named', async () => {
    const itemValues = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`column_${index}`, 'a']))
    const response = await appWith().post('field', { ...field, itemValues })
    expect(response.json()).toEqual({
      error: 'itemValues has more than 50 entries.',
      code: 'bad-request',
    })
  })

  test('other errors are answered as anywhere', async () => {
    const headers = { 'content-type': 'application/json' }
    const { app } = appWith()
    const response = await app.inject({
      method: 'POST',
      url: '/api/ai/generate-field',
      payload: '{',
      headers,
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'FST_ERR_CTP_INVALID_JSON_BODY' })
  })
})

describe('the daily cap', () => {
  const directory = mkdtempSync(join(tmpdir(), 'cap-'))
  afterAll(() => rmSync(directory, { recursive: true }))
  const local = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1:1' }
  const settings = readWriterSettings({ ...local, AI_DAILY_CALLS: '2' })
  const onTrouble = (reason: string) => expect.unreachable(reason)

  async function start(now: number) {
    if (!settings.ok) throw new Error(settings.refusal)
    const writer = createFakeWriter()
    return appWith(
      openWriting({
        onCall: () => undefined,
        settings: settings.value,
        writer,
        dataDirectory: directory,
        counting: { days: createDayCounts(), status: () => 'own' },
        now: () => now,
        onTrouble,
      }),
    )
  }

  test('survives a restart, says when it starts anew, and does', async () => {
    const evening = Date.UTC(2026, 10, 30, 21, 30)
    const before = await start(evening)
    expect((await before.post('field', field)).statusCode).toBe(200)
    expect((await before.post('item', item)).statusCode).toBe(200)

    const restarted = await start(evening)
    const response = await restarted.post('field', field)
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBe('9000')
    expect(response.json()).toEqual({
      error: "Today's 2 calls are used up. The count starts again in 2 h 30 min, at 00:00 UTC.",
      code: 'daily-cap',
    })

    const tomorrow = await start(Date.UTC(2026, 11, 1))
    expect((await tomorrow.post('field', field)).statusCode).toBe(200)
    const outcomes = readFileSync(join(directory, 'ledger/2026-11.jsonl'), 'utf8').match(
      /"outcome":"[a-z-]+"/g,
    )
    expect(outcomes).toEqual(['"outcome":"written"', '"outcome":"written"', '"outcome":"daily-cap"'])
  })

  test('does not count what the draft writer writes: it costs nothing', async () => {
    const drafting = readWriterSettings({ AI_DAILY_CALLS: '1' })
    if (!drafting.ok) throw new Error(drafting.refusal)
    const { post } = appWith(
      openWriting({
        onCall: () => undefined,
        settings: drafting.value,
        writer: createDraftWriter(),
        dataDirectory: mkdtempSync(join(directory, 'draft-')),
        counting: { days: createDayCounts(), status: () => 'own' },
        now: () => now,
        onTrouble,
      }),
    )
    const statuses = [await post('field', field), await post('field', field), await post('item', item)]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  })

  test('says when it is the tokens that are used up, and counts what a call has cost', async () => {
    const dailyCap = createFakeCap({ calls: 9, tokens: mostTokensOfCall + 15 }, () => now)
    const { post, lines } = appWith({ dailyCap })
    const answers = []
    for (let count = 0; count < 3; count++) answers.push(await post('item', item))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect(answers[2]?.json()).toEqual({
      error: "Today's 30,015 tokens are used up. The count starts again in 12 h 0 min, at 00:00 UTC.",
      code: 'daily-cap',
    })
    expect(lines.at(-1)?.outcome).toBe('daily-cap')
  })

  test('leaves the other accounts their calls', async () => {
    const dailyCap = createFakeCap(one, () => now, new Map([['brand', { calls: 1, tokens: 0 }]]))
    const { post } = appWith({ dailyCap, signIn: 'required' }, { accounts: createFakeAccounts(accounts) })
    expect((await post('field', field, bearer('brand'))).statusCode).toBe(429)
    expect((await post('field', field, bearer('digital'))).statusCode).toBe(200)
  })
})

test('who has many addresses has one day: they are counted as the network', async () => {
  const dailyCap = createFakeCap(one, () => now)
  const { app } = appWith({ dailyCap })
  const ask = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/api/ai/generate-field', payload: field, remoteAddress })
  expect((await ask('2001:db8:0:1::a')).statusCode).toBe(200)
  expect((await ask('2001:db8:0:1::b')).statusCode).toBe(429)
  expect((await ask('2001:db8:0:2::a')).statusCode).toBe(200)
})

test('calls of one address that never come to their end leave room for those of others', async () => {
  const { app } = appWith()
  const begin = () => {
    const payload = new PassThrough()
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const url = '/api/ai/generate-field'
    return { payload, answer: app.inject({ method: 'POST', url, payload, headers }) }
  }
  const pass = async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  }
  await app.ready()
  const begun = Array.from({ length: 48 }, begin)
  await pass()
  const next = begin()
  next.payload.end(JSON.stringify(field))
  let isNextAnswered = false
  void next.answer.then(() => (isNextAnswered = true))
  const other = {
    method: 'POST',
    url: '/api/ai/generate-field',
    payload: field,
    remoteAddress: '192.0.2.2',
  } as const
  expect((await app.inject(other)).statusCode).toBe(200)
  await pass()
  expect(isNextAnswered).toBe(false)
  for (const { payload } of begun) payload.end(JSON.stringify(field))
  expect((await next.answer).statusCode).toBe(200)
})

test('a call that cannot be counted is not made, and may be asked for again', async () => {
  const writer = createFakeWriter()
  const dailyCap = { ...createFakeCap(one, () => now), take: () => Promise.reject(new CountsAway('away')) }
  const { post, lines } = appWith({ dailyCap, writer })
  const response = await post('field', field)
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toEqual({
    error: expect.stringContaining('cannot be counted'),
    code: 'counts-away',
  })
  expect(writer.tasks).toEqual([])
  expect(lines).toMatchObject([{ outcome: 'counts-away' }])
})

const now = Date.UTC(2026, 10, 21, 12)
const one = { calls: 1, tokens: 1_000_000 }
const keys = {
  brand: createSecretKey(new Uint8Array(32).fill(1), 'brand'),
  digital: createSecretKey(new Uint8Array(32).fill(2), 'digital'),
}
const accounts: Account[] = Object.entries(keys).map(([user, key]) => ({
  user,
  salt: '0'.repeat(32),
  kdf: passwordCost,
  publicKey: publicKeyOf(key),
}))

function bearer(user: keyof typeof keys, { host = 'localhost:80', issuedAt = now / 1000 } = {}) {
  return { authorization: `Bearer ${createToken({ host, user, issuedAt }, keys[user])}` }
}

describe('signing in', () => {
  const { post, lines } = appWith({ signIn: 'required' }, { accounts: createFakeAccounts(accounts) })

  test('a signed-in caller is served and named in the ledger', async () => {
    expect((await post('field', field, bearer('brand'))).statusCode).toBe(200)
    expect(lines.at(-1)?.who).toBe('brand')
  })

  test.each([
    ['no-token', {}, 'sign in'],
    ['bad-token', { authorization: 'Bearer nonsense' }, 'sign in again'],
    ['bad-token', bearer('brand', { host: 'elsewhere' }), 'sign in again'],
    ['expired', bearer('brand', { issuedAt: now / 1000 - 90_000 }), '24 hours'],
    ['clock', bearer('brand', { issuedAt: now / 1000 + 3600 }), 'clock is wrong'],
  ])('%s is 401 and says so', async (code, headers, words) => {
    const before = lines.length
    for (const [call, payload] of [
      ['field', field],
      ['item', item],
      ['field', { nonsense: true }],
    ] as const) {
      const response = await post(call, payload, headers)
      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toBe('Bearer')
      expect(response.json()).toEqual({ error: expect.stringContaining(words), code })
    }
    expect(lines).toHaveLength(before)
  })

  test('without any account nobody gets in', async () => {
    const closed = appWith({ signIn: 'required' }, { accounts: createFakeAccounts([]) })
    expect((await closed.post('field', field, bearer('brand'))).json().code).toBe('bad-token')
  })

  test('while the accounts cannot be read no token holds, and it is said that this passes', async () => {
    const closed = appWith({ signIn: 'required' }, { accounts: createFakeAccounts(undefined) })
    const response = await closed.post('field', field, bearer('brand'))
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
    expect(response.json()).toEqual({
      error: expect.stringContaining('cannot be checked just now'),
      code: 'accounts-away',
    })
    const readiness = await closed.app.inject('/readyz')
    expect([readiness.statusCode, readiness.json()]).toEqual([503, { status: 'no-accounts' }])
  })

  test('the host that a trusted proxy names counts, and that of another caller does not', async () => {
    const config = { parseRateLimit: 1000, publicUrl: undefined, trustedProxies: ['loopback'] }
    const behind = appWith({ signIn: 'required' }, { accounts: createFakeAccounts(accounts), config })
    const headers = { ...bearer('brand', { host: 'pages' }), 'x-forwarded-host': 'pages' }
    expect((await behind.post('field', field, headers)).statusCode).toBe(200)
    expect((await post('field', field, headers)).json().code).toBe('bad-token')
  })

  test('the host of the public address counts, and no other that the caller may name', async () => {
    const config = { parseRateLimit: 1000, publicUrl: 'https://pages.bank', trustedProxies: ['loopback'] }
    const behind = appWith({ signIn: 'required' }, { accounts: createFakeAccounts(accounts), config })
    expect((await behind.post('field', field, bearer('brand', { host: 'pages.bank' }))).statusCode).toBe(200)

    const ofAnother = bearer('brand', { host: 'localhost' })
    for (const headers of [{ host: 'localhost' }, { 'x-forwarded-host': 'localhost' }]) {
      const response = await behind.post('field', field, { ...ofAnother, ...headers })
      expect(response.json().code).toBe('bad-token')
    }
  })

  test('where nobody needs to, a good token still names the caller and a bad one is no matter', async () => {
    const open = appWith({}, { accounts: createFakeAccounts(accounts) })
    await open.post('field', field, bearer('digital'))
    await open.post('field', field, { authorization: 'Bearer nonsense' })
    expect(open.lines.map(({ who }) => who)).toEqual(['digital', '127.0.0.1'])
  })
})

describe('the limit a minute', () => {
  test('holds for an address over both calls', async () => {
    const { post } = appWith({ callsPerMinute: 2 })
    await post('field', field)
    await post('item', item)
    const response = await post('field', field)
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('holds for an account over several addresses, and for guessed tokens', async () => {
    const config = { parseRateLimit: 1000, publicUrl: undefined, trustedProxies: ['loopback'] }
    const { post } = appWith(
      { callsPerMinute: 2, signIn: 'required' },
      { accounts: createFakeAccounts(accounts), config },
    )
    const from = (address: string, headers: Record<string, string>) =>
      post('field', field, { ...headers, 'x-forwarded-for': address })
    await from('10.0.0.1', bearer('brand'))
    await from('10.0.0.2', bearer('brand'))
    expect((await from('10.0.0.3', bearer('brand'))).statusCode).toBe(429)
    expect((await from('10.0.0.3', bearer('digital'))).statusCode).toBe(200)
    expect((await from('10.0.0.3', { authorization: 'Bearer guess' })).statusCode).toBe(429)
  })
})

test('a caller who goes away ends the call at the model', async () => {
  const arrived = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  await using server = await startModelServer((response) => {
    response.once('close', () => left.resolve())
    arrived.resolve()
  })
  const noted = Promise.withResolvers<string>()
  const writer = await createModelWriter({
    settings: server.settings,
    tryMilliseconds: 20_000,
    totalMilliseconds: 60_000,
    world: createFakeWorld(),
  })
  const ledger = { note: async ({ outcome }: { outcome: string }) => noted.resolve(outcome) }
  const { app } = appWith({ writer, ledger })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const call = httpRequest({
    port,
    method: 'POST',
    path: '/api/ai/generate-field',
    headers: { 'content-type': 'application/json' },
  })
  call.on('error', () => {})
  call.end(JSON.stringify(field))
  await arrived.promise
  call.destroy()
  await left.promise
  expect(await noted.promise).toBe('cancelled')
  const closed = once(app.server, 'close')
  await app.close()
  await closed
})

test('nothing that a provider says, and no key, gets out', async () => {
  const message = 'Incorrect API key provided: sk-canary'
  await using server = await startModelServer(
    answers(401, { error: { message, code: 'invalid_api_key' } }),
    says({}),
  )
  const settings = { ...server.settings, apiKey: 'sk-canary' }
  const writer = await createModelWriter({
    settings,
    tryMilliseconds: 1000,
    totalMilliseconds: 1000,
    world: createFakeWorld(),
  })
  const written: string[] = []
  const fake = createFakeWriting({ writer })
  const app = createApp(createFakeServices({ writing: fake }), {
    logger: { level: 'trace', stream: { write: (text: string) => written.push(text) } },
  })
  const response = await app.inject({ method: 'POST', url: '/api/ai/generate-field', payload: field })
  expect(response.json().code).toBe('credentials')
  expect(written.join('')).toContain('invalid_api_key')
  for (const place of [response.body, written.join(''), JSON.stringify(fake.lines)]) {
    expect(place).not.toContain('canary')
    expect(place).not.toContain('Cashback')
  }
})
