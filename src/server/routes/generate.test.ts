import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { refuse } from '#base/result.ts'
import { createFakeParsing } from '#conversion/fake.ts'
import type { PageSource } from '#conversion/page-source.ts'
import { createApp } from '../app.ts'
import { createFakeServices } from '../fake-services.ts'

const app = createApp(createFakeServices())
const one = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/html/generate-html-from-word', payload })
const many = (payload: object) => app.inject({ method: 'POST', url: '/api/html/generate-bulk-html', payload })
const document = (pageName: string, changes: object = {}) => ({
  success: true,
  metadata: { pageName, components: [] },
  data: {},
  ...changes,
})

test('a parse result becomes a page that is saved under its name and runs nothing', async () => {
  const response = await one({ content: {}, metadata: { pageName: 'cashback', components: [] } })
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': 'attachment; filename=cashback.html',
    'content-security-policy': expect.stringMatching(/^sandbox;/),
    'x-content-type-options': 'nosniff',
  })
  expect(response.body).toBe('<!doctype html><title>cashback</title>')
})

test.each([
  ['', 'filename=page.html'],
  ['بطاقة', "filename*=UTF-8''%D8%A8%D8%B7%D8%A7%D9%82%D8%A9.html"],
  ['a\r\nset-cookie: x=1', 'filename="a-set-cookie- x=1.html"'],
  ['../../x', 'filename=x.html'],
])('the page name %j is safe in the header', async (pageName, expected) => {
  const response = await one({ content: {}, metadata: { pageName, components: [] } })
  expect(response.headers['content-disposition']).toContain(expected)
})

test('of a bug of ours the caller is told no more than that', async () => {
  const parsing = createFakeParsing({
    render: async () => {
      throw new Error('canary')
    },
  })
  const response = await createApp(createFakeServices({ parsing })).inject({
    method: 'POST',
    url: '/api/html/generate-html-from-word',
    payload: { content: {}, metadata: { pageName: 'x', components: [] } },
  })
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({ error: 'Something went wrong on our side.', code: 'internal' })
})

test('a request that is no parse result is refused with what is wrong', async () => {
  const response = await one({
    content: {},
    metadata: { components: [{ code: 'X', instanceId: '__proto__ !' }] },
  })
  expect(response.statusCode).toBe(400)
  expect(response.json().error).toContain('metadata')
})

test.each([
  [{ content: {} }, 'metadata is missing.'],
  [{ content: {}, metadata: {} }, 'metadata/components is missing.'],
  [{ content: 'x', metadata: { components: [] } }, 'content must be an object, not a text.'],
  [
    { content: { 'a b': {} }, metadata: { components: [] } },
    'content/a b has a name that cannot be one: letters, digits, "-" and "_", at most 64.',
  ],
  [
    { content: {}, metadata: { publicUrl: '/cards', components: [] } },
    'metadata/publicUrl must be a whole address, such as https://www.example.com/page.',
  ],
  [
    { content: {}, metadata: { actionUrl: 'javascript:x()', components: [] } },
    'metadata/actionUrl must be an address, such as https://www.example.com/apply or /apply.',
  ],
  [
    { content: {}, metadata: { locale: 'fr', components: [] } },
    'metadata/locale must be one of en-AE, ar-AE.',
  ],
  [
    { content: { 'FAQ-0001': { items: 'x' } }, metadata: { components: [] } },
    'content/FAQ-0001/items must be a list of items, each with its values by name, or that list as JSON text.',
  ],
])('what is wrong with a request is said in words (%#)', async (payload, error) => {
  const response = await one(payload)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ error, code: 'bad-request' })
})

test('a request without any body is refused in words', async () => {
  const response = await app.inject({ method: 'POST', url: '/api/html/generate-bulk-html' })
  expect(response.statusCode).toBe(400)
  expect(response.json().error).not.toMatch(/undefined|received/)
})

test('a page name that is null counts as absent', async () => {
  const response = await one({ content: {}, metadata: { pageName: null, components: [] } })
  expect(response.statusCode).toBe(200)
})

test.each([
  ['fails: cpu-time', 422],
  ['fails: busy', 503],
  ['fails: threw', 500],
])('a page that cannot be made (%s) has status %i and an error', async (pageName, status) => {
  const response = await one({ content: {}, metadata: { pageName, components: [] } })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) })
})

test.each([
  [{ problem: 'no-component' }, 400, 'no component'],
  [{ problem: 'too-large', code: 'FAQ001' }, 422, 'FAQ001'],
  [{ problem: 'broken-template', code: 'FAQ001' }, 500, 'FAQ001'],
] as const)(
  'a page that there cannot be (%o) has status %i, and is named in a ZIP',
  async (problem, status, words) => {
    const fake = createFakeParsing()
    const render: typeof fake.render = async (json, ...options) =>
      json.toString().includes('"bad"') ? refuse(problem) : fake.render(json, ...options)
    const strict = createApp(createFakeServices({ parsing: { ...fake, render } }))
    const ask = (call: string, payload: object) =>
      strict.inject({ method: 'POST', url: `/api/html/${call}`, payload })

    const single = await ask('generate-html-from-word', { content: {}, metadata: document('bad').metadata })
    expect(single.statusCode).toBe(status)
    expect(single.json().error).toContain(words)

    const zip = await ask('generate-bulk-html', { documents: [document('bad'), document('good')] })
    const files = unzipSync(zip.rawPayload)
    expect(new TextDecoder().decode(files['not-generated.txt'])).toBe(`bad: ${single.json().error}\r\n`)
  },
)

test('many documents become a ZIP with a page for each, under flat and different names', async () => {
  const names = ['cards', 'Cards', 'بطاقة', '../up', '']
  const response = await many({ documents: names.map((name) => document(name)) })
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="html-files.zip"',
  })
  const files = unzipSync(response.rawPayload)
  expect(Object.keys(files).sort()).toEqual([
    'Cards-2.html',
    'cards.html',
    'page.html',
    'up.html',
    'بطاقة.html',
  ])
  expect(new TextDecoder().decode(files['بطاقة.html'])).toBe('<!doctype html><title>بطاقة</title>')
})

test('a document that failed is left out', async () => {
  const documents = [document('good'), document('bad', { success: false })]
  const response = await many({ documents })
  expect(Object.keys(unzipSync(response.rawPayload))).toEqual(['good.html'])
})

test('what no page can be made of is named in the ZIP, and fails no other', async () => {
  const documents = [
    { success: true, foo: 1 },
    document('fails: memory', { filename: 'heavy.docx' }),
    document('good'),
    document('fails: threw'),
    { success: true, filename: 'odd.docx', metadata: { components: 1 }, data: {} },
  ]
  const response = await many({ documents })
  expect(response.statusCode).toBe(200)
  const files = unzipSync(response.rawPayload)
  expect(Object.keys(files)).toEqual(['good.html', 'not-generated.txt'])
  expect(new TextDecoder().decode(files['not-generated.txt']).trim().split('\r\n').toSorted()).toEqual([
    'Document 1: This is no parse result: metadata is missing.',
    'fails: threw: Something went wrong on our side.',
    expect.stringMatching(/^heavy\.docx: This document asks for far more work/),
    'odd.docx: This is no parse result: metadata/components must be a list, not a number.',
  ])
})

test('a page that cannot be made keeps the name that it would have had', async () => {
  const parsing = createFakeParsing()
  const render: typeof parsing.render = async (json, ...options) =>
    json.toString().includes('"heavy"') ? refuse('memory') : parsing.render(json, ...options)
  const picky = createApp(createFakeServices({ parsing: { ...parsing, render } }))
  const documents = [document('', { filename: 'Offer.docx', kind: 'heavy' }), document('offer')]
  const zip = await picky.inject({
    method: 'POST',
    url: '/api/html/generate-bulk-html',
    payload: { documents },
  })
  expect(Object.keys(unzipSync(zip.rawPayload))).toEqual(['offer-2.html', 'not-generated.txt'])
})

test('a page without a name is called after the file that it came in', async () => {
  const documents = [document('', { filename: 'Offer 3.docx' }), document(' ', { filename: 'b.DOCX' })]
  const response = await many({ documents })
  expect(Object.keys(unzipSync(response.rawPayload)).toSorted()).toEqual(['Offer 3.html', 'b.html'])
})

test('a bulk result goes in as it came out', async () => {
  const documents = [{ ...document('good'), filename: 'a.docx', errors: [], warnings: [] }]
  expect((await many({ documents, usePlaceholderImages: false })).statusCode).toBe(200)
})

test('placeholder images are asked for once and meant for every page', async () => {
  const parsing = createFakeParsing()
  const asked: PageSource[] = []
  const render: typeof parsing.render = (json, source, options) => {
    asked.push(source)
    return parsing.render(json, source, options)
  }
  await createApp(createFakeServices({ parsing: { ...parsing, render } })).inject({
    method: 'POST',
    url: '/api/html/generate-bulk-html',
    payload: { documents: [document('one'), document('two')], usePlaceholderImages: true },
  })
  const source = { of: 'parse-result', usePlaceholderImages: true }
  expect(asked).toEqual([source, source])
})

test.each([
  ['none is left', { documents: [document('bad', { success: false })] }, 400],
  ['the list is empty', { documents: [] }, 400],
  ['there is no list', {}, 400],
  ['all are no parse results', { documents: [{ success: true }] }, 400],
  ['none can be made', { documents: [document('fails: died')] }, 422],
])('there is no ZIP but an error when %s', async (_, payload, status) => {
  const response = await many(payload)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ error: expect.any(String) })
})

test('what is in a document is not read in this process', async () => {
  const render = async () => refuse({ problem: 'no-component' } as const)
  const unread = createApp(createFakeServices({ parsing: createFakeParsing({ render }) }))
  const parse = vi.spyOn(JSON, 'parse')
  const data = { 'HBR-0001': { title: 'x'.repeat(10_000) } }
  const { metadata } = document('large')
  const ask = (call: string, payload: object) =>
    unread.inject({ method: 'POST', url: `/api/html/${call}`, payload })
  await ask('generate-html-from-word', { content: data, metadata })
  await ask('generate-bulk-html', { documents: [{ data, metadata }] })
  for (const [text] of parse.mock.calls) expect(text.length).toBeLessThan(1000)
  parse.mockRestore()
})

test('a body of 64 MB is taken', async () => {
  const data = { 'HBR-0001': { title: 'x'.repeat(64 * 1024 * 1024) } }
  expect((await many({ documents: [document('large', { data })] })).statusCode).toBe(200)
})

test('a body without a declared length is taken as it comes', async () => {
  const payload = Readable.from(
    JSON.stringify({ documents: [document('good')] })
      .match(/.{1,9}/g)
      ?.map(Buffer.from) ?? [],
  )
  const headers = { 'content-type': 'application/json' }
  const response = await app.inject({
    method: 'POST',
    url: '/api/html/generate-bulk-html',
    payload,
    headers,
  })
  expect(Object.keys(unzipSync(response.rawPayload))).toEqual(['good.html'])
})

test.each([
  ['as declared', Buffer.from('{}'), { 'content-length': String(66 * 1024 * 1024) }],
  [
    'without a declared length',
    Readable.from(Array.from({ length: 66 }, () => Buffer.alloc(1024 * 1024, ' '))),
    {},
  ],
])('66 MB are too much (%s), and it is said what to do', async (_, payload, length) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/html/generate-bulk-html',
    payload,
    headers: { 'content-type': 'application/json', ...length },
  })
  expect(response.statusCode).toBe(413)
  expect(response.json()).toEqual({
    error: 'These documents are more than 65 MB of JSON. Please send fewer at a time.',
    code: 'too-large',
  })
})

test('a body that ends too early is no fault of the server', async () => {
  const cutOff = createApp(createFakeServices())
  const failed = new Promise((resolve) => {
    cutOff.addHook('onError', async (_, __, { statusCode }) => resolve(statusCode))
  })
  const { port } = new URL(await cutOff.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    'POST /api/html/generate-html-from-word HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    () => socket.destroy(),
  )
  expect(await failed).toBe(400)
  await cutOff.close()
})
