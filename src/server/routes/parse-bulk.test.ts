import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createFakeParsing } from '#conversion/fake.ts'
import { createApp } from '../app.ts'
import { createFakeServices, formOf, payloadOf } from '../fake-services.ts'
import { readUploads } from '../uploads/read-uploads.ts'

const app = createApp(createFakeServices())
const url = '/api/html/parse-bulk'
const megabyte = 1024 * 1024

async function parse(files: Parameters<typeof formOf>[1], accept = '*/*', field = 'documents') {
  const { payload, headers } = await formOf(field, files)
  return app.inject({ method: 'POST', url, payload, headers: { ...headers, accept } })
}

test('each file has its own result, in the order they were sent', async () => {
  const response = await parse({ 'a.docx': 'one', 'b.docx': 'error: NO_COMPONENTS', 'c.docx': 'three' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    success: true,
    results: [
      { filename: 'a.docx', success: true },
      { filename: 'b.docx', success: false, errors: [{ type: 'NO_COMPONENTS' }] },
      { filename: 'c.docx', success: true },
    ],
    summary: { total: 3, successful: 2, failed: 1 },
  })
})

test('a file that is too large, of another kind or deadly fails no other', async () => {
  const response = await parse({
    'large.docx': new Uint8Array(10 * megabyte + 1),
    'offer.pdf': 'x',
    'bomb.docx': 'fails: memory',
    'good.docx': 'good',
  })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    success: true,
    results: [
      { filename: 'large.docx', errors: [{ type: 'FILE_TOO_LARGE' }] },
      { filename: 'offer.pdf', errors: [{ type: 'NOT_A_WORD_DOCUMENT' }] },
      { filename: 'bomb.docx', errors: [{ type: 'TOO_HARD_TO_READ' }] },
      { filename: 'good.docx', success: true },
    ],
    summary: { total: 4, successful: 1, failed: 3 },
  })
})

test('whoever asks for lines gets each result as it is finished, and the summary last', async () => {
  const response = await parse({ 'a.docx': 'one', 'b.pdf': 'two' }, 'application/x-ndjson')
  expect(response.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
  expect(response.headers['x-accel-buffering']).toBe('no')
  const lines = response.body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toHaveLength(3)
  expect(lines.slice(0, 2)).toEqual(
    expect.arrayContaining([
      { type: 'result', index: 0, result: expect.objectContaining({ filename: 'a.docx', success: true }) },
      { type: 'result', index: 1, result: expect.objectContaining({ filename: 'b.pdf', success: false }) },
    ]),
  )
  expect(lines[2]).toEqual({
    type: 'summary',
    success: true,
    summary: { total: 2, successful: 1, failed: 1 },
  })
})

test('without any file the whole fails, also for who wants lines', async () => {
  for (const accept of ['*/*', 'application/x-ndjson']) {
    const { payload, headers } = await payloadOf(new FormData())
    const response = await app.inject({ method: 'POST', url, payload, headers: { ...headers, accept } })
    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toContain('application/json')
    expect(response.json()).toMatchObject({
      success: false,
      results: [],
      summary: { total: 0, successful: 0, failed: 0 },
      errors: [{ type: 'NO_FILE' }],
    })
  }
})

test('more than 200 files are too many; what was read before is told', async () => {
  const files = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`${index}.docx`, 'x']))
  const response = await parse(files)
  expect(response.statusCode).toBe(413)
  expect(response.json()).toMatchObject({ success: false, errors: [{ type: 'TOO_MANY_FILES' }] })
})

test('more than 200 MB are refused by the declared length', async () => {
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(300 * megabyte),
  }
  const response = await app.inject({ method: 'POST', url, headers, payload: '' })
  expect(response.statusCode).toBe(413)
  expect(response.json()).toMatchObject({ success: false, results: [], errors: [{ type: 'FILE_TOO_LARGE' }] })
})

test('files of other kinds count for what they are, and fail no other', async () => {
  const others = Array.from({ length: 25 }, (_, index) => [`${index}.txt`, 'words'])
  const response = await parse({ ...Object.fromEntries(others), 'a.docx': 'one' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ summary: { total: 26, successful: 1, failed: 25 } })
})

test('more than 200 MB are refused while they come, too', async () => {
  const bytes = Buffer.alloc(10 * megabyte)
  async function* parts() {
    for (let index = 0; index < 21; index++) {
      yield { type: 'file', fieldname: 'documents', filename: 'a.docx', file: Readable.from([bytes]) }
    }
  }
  const uploads = readUploads({ isMultipart: () => true, parts } as never, 'documents', 200)
  const readAll = async () => {
    for await (const { filename } of uploads) expect(filename).toBe('a.docx')
  }
  await expect(readAll()).rejects.toMatchObject({ statusCode: 413, code: 'FILE_TOO_LARGE' })
})

test('a busy server says when to come back, before the uploads come', async () => {
  const parsing = createFakeParsing({ findRefusal: () => 'busy' })
  const busy = createApp(createFakeServices({ parsing }))
  const response = await busy.inject({
    method: 'POST',
    url,
    ...(await formOf('documents', { 'a.docx': 'a' })),
  })
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toMatchObject({ success: false, results: [], errors: [{ type: 'SERVER_BUSY' }] })
})

test('too many requests are refused in the same shape', async () => {
  const config = { parseRateLimit: 1, publicUrl: undefined, trustedProxies: [] }
  const limited = createApp(createFakeServices({ config }))
  const ask = async () =>
    limited.inject({ method: 'POST', url, ...(await formOf('documents', { 'a.docx': 'a' })) })
  expect((await ask()).statusCode).toBe(200)
  const response = await ask()
  expect(response.statusCode).toBe(429)
  expect(response.headers['retry-after']).toBeDefined()
  expect(response.json()).toMatchObject({ success: false, errors: [{ type: 'TOO_MANY_REQUESTS' }] })
})

test('a wrong field is named', async () => {
  const response = await parse({ 'a.docx': 'x' }, '*/*', 'document')
  expect(response.statusCode).toBe(400)
  expect(response.json().errors[0].message).toMatch(/"document".*"documents"/)
})

test('only as many files are worked on at once as there are children', async () => {
  let running = 0
  let most = 0
  const fake = createFakeParsing()
  const parsing = createFakeParsing({
    parse: async (...details) => {
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running--
      return fake.parse(...details)
    },
  })
  const counting = createApp(createFakeServices({ parsing }))
  const files = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`${index}.docx`, `page ${index}`]),
  )
  const response = await counting.inject({ method: 'POST', url, ...(await formOf('documents', files)) })
  expect(
    response.json().results.map(({ metadata }: { metadata: { pageName: string } }) => metadata.pageName),
  ).toEqual(Array.from({ length: 20 }, (_, index) => `page ${index}`))
  expect(most).toBe(2)
})

test('results that fill the answer are given; those behind them are not read, and each says so', async () => {
  const begun: string[] = []
  const fake = createFakeParsing()
  const parsing = createFakeParsing({
    parse: (_, filename) => {
      begun.push(filename)
      return fake.parse([Buffer.alloc(3 * megabyte, 'x')], filename)
    },
  })
  const app = createApp(createFakeServices({ parsing }))
  const files = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}.docx`, 'x']))
  const response = await app.inject({ method: 'POST', url, ...(await formOf('documents', files)) })
  expect(response.statusCode).toBe(200)
  expect(response.body.length).toBeLessThan(4 * megabyte)
  const { results, summary } = response.json()
  expect(summary).toEqual({ total: 20, successful: 1, failed: 19 })
  expect(results.map(({ filename }: { filename: string }) => filename)).toEqual(Object.keys(files))
  expect(results[19]).toMatchObject({ success: false, errors: [{ type: 'TOO_MANY_FILES' }] })
  expect(begun.length).toBeLessThan(5)
})
