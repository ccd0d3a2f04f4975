import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { createFakeParsing } from '#conversion/fake.ts'
import { createApp } from '../app.ts'
import { createFakeServices, formOf, payloadOf } from '../fake-services.ts'
import { checkRequest } from '../guard/check-request.ts'
import { createMemoryBudget } from '../guard/memory-budget.ts'
import { createDocumentPictures } from '../uploads/document-pictures.ts'
import { parseWordRoute } from './parse-word.ts'

const app = createApp(createFakeServices())
const url = '/api/html/parse-word'
const megabyte = 1024 * 1024

const parse = async (files: Parameters<typeof formOf>[1], field = 'document') =>
  app.inject({ method: 'POST', url, ...(await formOf(field, files)) })

test('a document comes back as its parse result', async () => {
  const response = await parse({ 'offer.docx': 'cashback' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    success: true,
    filename: 'offer.docx',
    metadata: { pageName: 'cashback', components: [] },
    errors: [],
  })
})

test('the name of a file survives in any script, and its ending may be in capitals', async () => {
  expect((await parse({ 'عرض البطاقة.DOCX': 'x' })).json().filename).toBe('عرض البطاقة.DOCX')
})

test('a document that was read and has errors is an answer, not a failed request', async () => {
  const response = await parse({ 'offer.docx': 'error: NO_COMPONENTS' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ success: false, errors: [{ type: 'NO_COMPONENTS' }] })
})

test.each([
  ['error: NOT_A_WORD_DOCUMENT', 415],
  ['error: PASSWORD_PROTECTED', 422],
  ['error: DECOMPRESSION_BOMB', 422],
  ['fails: cpu-time', 422],
  ['fails: memory', 422],
  ['fails: busy', 503],
  ['fails: threw', 500],
])('a document that could not be read (%s) has status %i and the same shape', async (text, status) => {
  const response = await parse({ 'offer.docx': text })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({
    success: false,
    filename: 'offer.docx',
    errors: [{ type: expect.any(String), message: expect.any(String) }],
    warnings: [],
    metadata: { pageName: '', components: [] },
    data: {},
  })
})

test('exactly 10 MB are taken, one byte more is not', async () => {
  expect((await parse({ 'a.docx': new Uint8Array(10 * megabyte) })).statusCode).toBe(200)
  const refused = await parse({ 'a.docx': new Uint8Array(10 * megabyte + 1) })
  expect(refused.statusCode).toBe(413)
  expect(refused.json()).toMatchObject({ success: false, errors: [{ type: 'FILE_TOO_LARGE' }] })
})

test('another kind of file is refused by its name', async () => {
  const response = await parse({ 'offer.pdf': 'x' })
  expect(response.statusCode).toBe(415)
  expect(response.json().errors).toEqual([
    { type: 'NOT_A_WORD_DOCUMENT', message: 'Please select a valid .docx file' },
  ])
})

test('a wrong field is named, and so is the right one', async () => {
  const response = await parse({ 'offer.docx': 'x' }, 'file')
  expect(response.statusCode).toBe(400)
  expect(response.json().errors[0].message).toMatch(/"file".*"document"/)
})

test.each([
  ['no file', async () => payloadOf(new FormData()), 400, 'NO_FILE'],
  ['two files', () => formOf('document', { 'a.docx': 'a', 'b.docx': 'b' }), 413, 'TOO_MANY_FILES'],
  ['an empty file input', () => formOf('document', { '': '' }), 400, 'NO_FILE'],
  [
    'no boundary',
    () => ({ payload: 'x', headers: { 'content-type': 'multipart/form-data' } }),
    400,
    'BAD_UPLOAD',
  ],
  ['JSON', () => ({ payload: '{}', headers: { 'content-type': 'application/json' } }), 415, 'BAD_UPLOAD'],
  ['plain text', () => ({ payload: 'x', headers: { 'content-type': 'text/plain' } }), 415, 'BAD_UPLOAD'],
  ['nothing at all', () => ({}), 415, 'BAD_UPLOAD'],
])('%s is refused in the shape of a parse result', async (_, requestOf, status, type) => {
  const response = await app.inject({ method: 'POST', url, ...(await requestOf()) })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ success: false, errors: [{ type }], warnings: [], data: {} })
})

test('one document too many is told where many go', async () => {
  const response = await parse({ 'a.docx': 'a', 'b.docx': 'b' })
  expect(response.json().errors[0].message).toMatch(/one document.*parse-bulk/)
})

async function parseForm(fields: Record<string, string>, files: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, text] of Object.entries(files)) form.append('document', new Blob([text]), name)
  return app.inject({ method: 'POST', url, ...(await payloadOf(form)) })
}

test('other fields of a form are passed over', async () => {
  const response = await parseForm({ x: '1', csrf: 'y'.repeat(5000) }, { 'offer.docx': 'cashback' })
  expect(response.json()).toMatchObject({ success: true, metadata: { pageName: 'cashback' } })
})

test('text where the document should be is told as such', async () => {
  const response = await parseForm({ document: 'my text' }, {})
  expect(response.statusCode).toBe(400)
  expect(response.json().errors[0].message).toMatch(/"document" holds text/)
})

test('too many other fields are no damage on the way', async () => {
  const fields = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`x${index}`, '1']))
  const response = await parseForm(fields, { 'offer.docx': 'x' })
  expect(response.statusCode).toBe(400)
  expect(response.json().errors[0].message).toMatch(/few other fields/)
})

test('a form that breaks off is refused', async () => {
  const { payload, headers } = await formOf('document', { 'offer.docx': 'x'.repeat(5000) })
  const response = await app.inject({ method: 'POST', url, headers, payload: payload.subarray(0, 3000) })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ success: false, errors: [{ type: 'BAD_UPLOAD' }] })
})

test('a field that would change the prototype is refused', async () => {
  const response = await parse({ 'offer.docx': 'x' }, '__proto__')
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ success: false })
})

test('a busy server says when to come back, before the upload comes', async () => {
  const parsing = createFakeParsing({ findRefusal: () => 'busy' })
  const busy = createApp(createFakeServices({ parsing }))
  const response = await busy.inject({
    method: 'POST',
    url,
    ...(await formOf('document', { 'a.docx': 'a' })),
  })
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toMatchObject({ success: false, errors: [{ type: 'SERVER_BUSY' }] })
})

test('too many requests are refused in the same shape', async () => {
  const config = { parseRateLimit: 1, publicUrl: undefined, trustedProxies: [] }
  const limited = createApp(createFakeServices({ config }))
  const ask = async () =>
    limited.inject({ method: 'POST', url, ...(await formOf('document', { 'a.docx': 'a' })) })
  expect((await ask()).statusCode).toBe(200)
  const response = await ask()
  expect(response.statusCode).toBe(429)
  expect(response.headers['retry-after']).toBeDefined()
  expect(response.json()).toMatchObject({ success: false, errors: [{ type: 'TOO_MANY_REQUESTS' }], data: {} })
})

test('the upload holds its memory until the answer is sent', async () => {
  const events: string[] = []
  const budget = {
    ...createMemoryBudget({ totalBytes: 0, reservedBytes: 0 }),
    acquire: async () => () => events.push('memory released'),
  }
  const { pictures, accounts } = createFakeServices()
  const documentPictures = createDocumentPictures(pictures, { accounts, publicUrl: undefined, now: Date.now })
  const app = Fastify().withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(checkRequest)
  app.setSerializerCompiler(() => JSON.stringify)
  app.addHook('onResponse', async () => void events.push('answer sent'))
  app.register(multipart)
  app.register(parseWordRoute({ ...createFakeServices(), documentPictures }, budget))
  await app.inject({ method: 'POST', url, ...(await formOf('document', { 'a.docx': 'x' })) })
  expect(events).toEqual(['answer sent', 'memory released'])
})
