import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WriteFieldRequest } from '#content/writing/writing.ts'

const request: WriteFieldRequest = {
  brief: {
    topic: 'Cards',
    audience: 'Students',
    keyMessages: ['No fee'],
    tone: 'professional',
    locale: 'en-AE',
    additionalContext: '',
    componentContexts: {},
  },
  component: 'HBR001',
  field: 'title',
  instanceId: 'HBR-0001',
}

/** What the server answers, in turn. */
let answers: (() => Response | Promise<Response>)[] = []
const waited: number[] = []

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const refusal = (status: number, code: string, headers?: Record<string, string>) => () =>
  json(status, { error: `The server says ${code}.`, code }, headers)
const written = () => json(200, { content: 'A card', writer: 'draft' })

beforeEach(() => {
  vi.useFakeTimers()
  waited.length = 0
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function ask(signal = new AbortController().signal) {
  const { writeField } = await import('./write-texts.ts')
  const answered = writeField(request, { signal, onWait: (seconds) => waited.push(seconds) })
  await vi.runAllTimersAsync()
  return await answered
}

test('what was written comes with its writer', async () => {
  answers = [written]
  expect(await ask()).toEqual({ status: 'written', content: 'A card', writer: 'draft', notes: [] })
})

test.each([
  ['a text', { content: 'A card' }, 'A card'],
  ['a number', { content: 5, notes: null }, '5'],
  ['entries', { content: ['No fee', 'Lounges'], writer: null }, 'No fee\nLounges'],
])('content alone is enough: %s', async (_, body, content) => {
  answers = [() => json(200, body)]
  expect(await ask()).toEqual({ status: 'written', content, notes: [] })
})

test('a note may be a sentence of an older server', async () => {
  answers = [() => json(200, { content: 'A card', notes: ['Look twice', { kind: 'no-name' }] })]
  expect(await ask()).toMatchObject({ notes: [{ kind: 'text', text: 'Look twice' }, { kind: 'no-name' }] })
})

test('an item is enough with its content alone, and a column that is no text is left out', async () => {
  answers = [() => json(200, { content: { title: 'Gold', bullets: ['No fee', 'Lounges'], info: null } })]
  const { writeItem } = await import('./write-texts.ts')
  const item = { ...request, columns: ['title'], itemIndex: 1, totalItems: 3, allPreviousTitles: [] }
  expect(await writeItem(item, { signal: new AbortController().signal })).toEqual({
    status: 'written',
    content: { title: 'Gold', bullets: 'No fee\nLounges' },
    notes: [],
  })
})

test.each([
  ['a message alone', 500, { error: 'The model is asleep.' }, 'server-error'],
  ['a message alone, and 404', 404, { error: 'No such component.' }, 'server-error'],
  ['neither message nor code', 500, {}, 'server-error'],
  ['a code of another system', 500, { error: 'No.', code: 17 }, 'server-error'],
])('an answer with %s fails this value alone', async (_, status, body, cause) => {
  answers = [() => json(status, body)]
  expect(await ask()).toEqual({ status: 'failed', cause })
})

test('an answer without content fails this value alone', async () => {
  answers = [() => json(200, { text: 'A card' })]
  expect(await ask()).toEqual({ status: 'failed', cause: 'unusable-answer' })
})

test('a server that names no time is asked four times', async () => {
  const tooFast = () => json(429, { error: 'Too many requests.' })
  answers = [tooFast, tooFast, tooFast, tooFast, written]
  expect(await ask()).toEqual({ status: 'failed', cause: 'rate-limited' })
  expect(waited).toEqual([5, 5, 5])
})

test('a brief that is too long is told in the server’s words', async () => {
  answers = [refusal(413, 'too-long')]
  expect(await ask()).toMatchObject({
    status: 'failed',
    cause: 'too-long',
    message: expect.stringMatching(/^The server says/),
  })
})

test.each([
  ['nobody answers', [], { reason: 'away' }],
  ['a proxy answers with its own page', [() => new Response('<html>', { status: 200 })], { reason: 'away' }],
  [
    'a proxy has no server behind it',
    [() => new Response('Bad gateway', { status: 502 })],
    { reason: 'away' },
  ],
  [
    'the sign-in is not valid',
    [refusal(401, 'no-token')],
    { reason: 'sign-in', message: 'The server says no-token.' },
  ],
  [
    'the sign-in is not valid, whoever says so',
    [() => new Response('<html>', { status: 401 })],
    { reason: 'sign-in' },
  ],
  [
    'the day’s calls are used up, however long the wait would be',
    [refusal(429, 'daily-cap', { 'retry-after': '3600' })],
    { reason: 'daily-cap', message: 'The server says daily-cap.' },
  ],
  [
    'the server wants to be left alone for a month',
    [refusal(429, 'too-many-requests', { 'retry-after': '2592000' })],
    { reason: 'busy' },
  ],
])('the work pauses when %s', async (_, served, pause) => {
  answers = served
  expect(await ask()).toEqual({ status: 'paused', ...pause })
  expect(waited).toEqual([])
})

test.each([
  [422, 'refused', 'refused'],
  [504, 'timeout', 'timeout'],
  [502, 'unusable-answer', 'unusable-answer'],
  [500, 'internal', 'server-error'],
])('an answer %s %s fails this value alone', async (status, code, cause) => {
  answers = [refusal(status, code)]
  expect(await ask()).toEqual({ status: 'failed', cause })
})

test('a request that the server never takes fails this value alone, with the server’s word', async () => {
  answers = [refusal(400, 'bad-request')]
  expect(await ask()).toEqual({
    status: 'failed',
    cause: 'server-error',
    message: 'The server says bad-request.',
  })
})

test('a server that is asked too fast is asked again when it wants, as often as it takes', async () => {
  const tooFast = refusal(429, 'too-many-requests', { 'retry-after': '7' })
  answers = [
    tooFast,
    tooFast,
    tooFast,
    tooFast,
    tooFast,
    () => new Response('Slow down', { status: 429 }),
    written,
  ]
  expect(await ask()).toMatchObject({ status: 'written' })
  expect(waited).toEqual([7, 7, 7, 7, 7, 5])
})

test('a model with too much to do is asked four times', async () => {
  const busy = refusal(503, 'rate-limited', { 'retry-after': '2' })
  answers = [busy, busy, busy, busy, written]
  expect(await ask()).toEqual({ status: 'failed', cause: 'rate-limited' })
  expect(waited).toEqual([2, 2, 2])
})

test.each([
  ['that cannot count calls just now', 'counts-away'],
  ['that cannot check sign-ins just now', 'accounts-away'],
  ['that is being restarted', 'SERVER_BUSY'],
])('a server %s is asked four times, and no value is to blame', async (_, code) => {
  const absent = refusal(503, code, { 'retry-after': '5' })
  answers = [absent, absent, written]
  expect(await ask()).toMatchObject({ status: 'written' })
  answers = [absent, absent, absent, absent, written]
  expect(await ask()).toEqual({ status: 'paused', reason: 'away', message: `The server says ${code}.` })
  expect(waited).toEqual([5, 5, 5, 5, 5])
})

test('a server that is being restarted and then gone pauses the work', async () => {
  answers = [refusal(503, 'SERVER_BUSY', { 'retry-after': '5' })]
  expect(await ask()).toEqual({ status: 'paused', reason: 'away' })
  expect(waited).toEqual([5])
})

test('who stops while the server asks for patience waits no longer', async () => {
  answers = [refusal(429, 'too-many-requests', { 'retry-after': '600' }), written]
  const controller = new AbortController()
  const { writeField } = await import('./write-texts.ts')
  const answered = writeField(request, { signal: controller.signal })
  await vi.advanceTimersByTimeAsync(1000)
  controller.abort()
  expect(await answered).toEqual({ status: 'cancelled' })
  expect(vi.getTimerCount()).toBe(0)
})
