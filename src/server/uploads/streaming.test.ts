/** What only a real socket shows: answers while the upload still comes, callers that leave, limits before the body. */
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createFakeParsing } from '#conversion/fake.ts'
import type { Parsing } from '#conversion/parsing.ts'
import { exchange } from '../../../scripts/raw-exchange.ts'
import { createApp } from '../app.ts'
import { createFakeServices, formOf } from '../fake-services.ts'

let app: ReturnType<typeof createApp>

async function listen(parsing: Parsing, stream?: { write: (line: string) => void }) {
  app = createApp(createFakeServices({ parsing }), stream && { logger: { level: 'warn', stream } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app.listeningOrigin
}

afterEach(() => app.close())

test('each line comes when its file is finished, not when all are', async () => {
  const slow = Promise.withResolvers<void>()
  const fake = createFakeParsing()
  const origin = await listen({
    ...fake,
    parse: async (pieces, filename) => {
      if (filename === 'slow.docx') await slow.promise
      return fake.parse(pieces, filename)
    },
  })
  const { payload, headers } = await formOf('documents', { 'slow.docx': 'a', 'fast.docx': 'b' })
  const response = await fetch(`${origin}/api/html/parse-bulk`, {
    method: 'POST',
    body: payload,
    headers: { ...headers, accept: 'application/x-ndjson' },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect(JSON.parse((await reader?.read())?.value ?? '')).toMatchObject({ index: 1 })
  slow.resolve()
  let rest = ''
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) rest += next.value
  expect(
    rest
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { type: 'result', index: 0 },
    { type: 'summary', summary: { total: 2, successful: 2, failed: 0 } },
  ])
})

test('no line goes out while the form still comes: nginx would send nothing on of the rest', async () => {
  const read = Promise.withResolvers<void>()
  const fake = createFakeParsing()
  const origin = await listen({
    ...fake,
    async parse(pieces, filename) {
      if (filename === 'b.docx') read.resolve()
      return fake.parse(pieces, filename)
    },
  })
  const { payload, headers } = await formOf('documents', { 'a.docx': 'a', 'b.docx': 'b', 'c.docx': 'c' })
  const form = payload
  const rest = form.indexOf('c.docx')
  const events: string[] = []
  const upload = request(`${origin}/api/html/parse-bulk`, {
    method: 'POST',
    headers: { ...headers, accept: 'application/x-ndjson', 'content-length': form.length },
  })
  const ended = new Promise<void>((resolve, reject) => {
    upload.on('error', reject)
    upload.on('response', (response) => {
      events.push('the answer begins')
      response.resume().on('end', resolve)
    })
  })
  upload.write(form.subarray(0, rest))
  await read.promise
  // Long enough for an answer that had begun to be here.
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  events.push('the rest is sent')
  upload.end(form.subarray(rest))
  await ended
  expect(events).toEqual(['the rest is sent', 'the answer begins'])
})

test('when the caller leaves, the job is dropped', async () => {
  const begun = Promise.withResolvers<AbortSignal>()
  const origin = await listen(
    createFakeParsing({
      parse: async (_bytes, _filename, options) => {
        if (options?.signal) begun.resolve(options.signal)
        return new Promise(() => undefined)
      },
    }),
  )
  const caller = new AbortController()
  const { payload, headers } = await formOf('document', { 'a.docx': 'a' })
  const call = fetch(`${origin}/api/html/parse-word`, {
    method: 'POST',
    body: payload,
    headers,
    signal: caller.signal,
  })
  const signal = await begun.promise
  expect(signal.aborted).toBe(false)
  const dropped = new Promise((resolve) => signal.addEventListener('abort', resolve))
  caller.abort()
  await expect(call).rejects.toThrow()
  await dropped
})

test('what the answer cannot hold while the form still comes is refused, and the rest of the form is read', async () => {
  const read = Promise.withResolvers<void>()
  const fake = createFakeParsing()
  const large = [Buffer.alloc(3 * 1024 * 1024, 'x')]
  const origin = await listen({
    ...fake,
    async parse(_, filename) {
      if (filename === 'b.docx') read.resolve()
      return fake.parse(large, filename)
    },
  })
  const files = { 'a.docx': 'a', 'b.docx': 'b', 'c.docx': 'c', 'd.docx': 'd', 'e.docx': 'e' }
  const { payload, headers } = await formOf('documents', files)
  const rest = payload.indexOf('d.docx')
  const upload = request(`${origin}/api/html/parse-bulk`, {
    method: 'POST',
    headers: { ...headers, accept: 'application/x-ndjson', 'content-length': payload.length },
  })
  const answer = new Promise<string>((resolve, reject) => {
    upload.on('error', reject)
    upload.on('response', (response) => resolve(text(response)))
  })
  upload.write(payload.subarray(0, rest))
  await read.promise
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  upload.end(payload.subarray(rest))
  const summary = (await answer).trimEnd().split('\n').at(-1) ?? ''
  expect(JSON.parse(summary)).toMatchObject({ summary: { total: 5, successful: 1, failed: 4 } })
})

test('whoever leaves before the first line is no error in the log', async () => {
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const fake = createFakeParsing()
  let log = ''
  const origin = await listen(
    {
      ...fake,
      async parse(...details) {
        begun.resolve()
        await finish.promise
        return fake.parse(...details)
      },
    },
    { write: (line) => (log += line) },
  )
  const left = new Promise((resolve) =>
    app.server.once('request', (_, response) => response.on('close', resolve)),
  )
  const caller = new AbortController()
  const { payload, headers } = await formOf('documents', { 'a.docx': 'a', 'b.docx': 'b' })
  const call = fetch(`${origin}/api/html/parse-bulk`, {
    method: 'POST',
    body: payload,
    headers: { ...headers, accept: 'application/x-ndjson' },
    signal: caller.signal,
  })
  await begun.promise
  caller.abort()
  await expect(call).rejects.toThrow()
  await left
  finish.resolve()
  await app.close()
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  expect(log).toBe('')
})

test('an upload that is too large is answered before it is sent', async () => {
  const origin = await listen(createFakeParsing())
  const answer = await new Promise<number | undefined>((resolve, reject) => {
    const upload = request(`${origin}/api/html/parse-word`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 200 * 1024 * 1024 },
    })
    upload.on('response', (response) => {
      resolve(response.statusCode)
      upload.destroy()
    })
    upload.on('error', reject)
    upload.flushHeaders()
  })
  expect(answer).toBe(413)
})

test('what is no HTTP gets a plain refusal', async () => {
  const origin = await listen(createFakeParsing())
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write('HELLO\r\n\r\n')
  let answer = ''
  for await (const chunk of socket) answer += chunk
  expect(answer).toMatch(/^HTTP\/1\.1 400/)
})

test('an upload without a declared length is refused at its eleventh megabyte, not at its end', async () => {
  const origin = await listen(createFakeParsing())
  const { status } = await exchange(origin, (socket) => {
    const head = `POST /api/html/parse-word HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n`
    const part = '--x\r\nContent-Disposition: form-data; name="document"; filename="a.docx"\r\n\r\n'
    const megabyte = Buffer.alloc(1024 * 1024, 'x')
    socket.write(`${head}${part.length.toString(16)}\r\n${part}\r\n`)
    for (let sent = 0; sent < 11; sent++) {
      socket.write(`${megabyte.length.toString(16)}\r\n`)
      socket.write(megabyte)
      socket.write('\r\n')
    }
  })
  expect(status).toBe(413)
})
