import { expect, test } from 'vitest'
import { createFakeParsing } from '#conversion/fake.ts'
import { createApp } from '../app.ts'
import { createFakeServices, formOf } from '../fake-services.ts'
import { noteFindings } from './note-findings.ts'

/** What is logged in the meantime, as lines of text. */
async function logOf(work: (app: ReturnType<typeof createApp>) => Promise<unknown>) {
  let log = ''
  const stream = { write: (text: string) => (log += text) }
  await work(createApp(createFakeServices(), { logger: { level: 'warn', stream } }))
  return log.split('\n').slice(0, -1)
}

async function send(url: string, ...form: Parameters<typeof formOf>) {
  const { payload, headers } = await formOf(...form)
  return logOf((app) => app.inject({ method: 'POST', url, payload, headers, remoteAddress: '10.0.0.7' }))
}

const finding = (type: string, filename: string, bytes: number) =>
  expect.objectContaining({
    level: 40,
    type,
    filename,
    bytes,
    address: '10.0.0.7',
    msg: 'an upload was refused',
  })

test('one that was to get comments has its line as well', async () => {
  const lines = await send('/api/html/comment-word', 'document', { 'bomb.docx': 'error: DECOMPRESSION_BOMB' })
  expect(lines.map((line) => JSON.parse(line))).toEqual([finding('DECOMPRESSION_BOMB', 'bomb.docx', 25)])
})

test('each document that is refused for what it is has a line in the log', async () => {
  const lines = await send('/api/html/parse-bulk', 'documents', {
    'bomb.docx': 'error: DECOMPRESSION_BOMB',
    'macro.docx': 'error: MACRO_DOCUMENT',
    'good.docx': 'canary of the text',
    'virus.docx': 'fails: infected',
    'loop.docx': 'fails: cpu-time',
  })
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    expect.arrayContaining([
      finding('DECOMPRESSION_BOMB', 'bomb.docx', 25),
      finding('MACRO_DOCUMENT', 'macro.docx', 21),
      finding('REFUSED_BY_SCAN', 'virus.docx', 15),
      finding('TOO_HARD_TO_READ', 'loop.docx', 15),
    ]),
  )
  expect(lines).toHaveLength(4)
  expect(lines.join()).not.toContain('canary')
})

test('a document that comes alone has its line in the log too', async () => {
  const lines = await send('/api/html/parse-word', 'document', { 'virus.docx': 'fails: infected' })
  expect(lines.map((line) => JSON.parse(line))).toEqual([finding('REFUSED_BY_SCAN', 'virus.docx', 15)])
})

test.each([
  ['a missing value', { 'a.docx': 'error: REQUIRED_VALUE_EMPTY' }],
  ['a password', { 'a.docx': 'error: PASSWORD_PROTECTED' }],
  ['another kind of file by its name', { 'a.pdf': 'x' }],
  ['a busy server', { 'a.docx': 'fails: busy' }],
])('%s is no finding', async (_, files) => {
  expect(await send('/api/html/parse-word', 'document', files)).toEqual([])
})

test('a file name forges no line, whatever it holds', async () => {
  const name = `a"\n{"level":30}\r\n\u001b[2J\u009b\u2028\u202e${'x'.repeat(500)}.docx`
  const macros = [new TextEncoder().encode('error: MACRO_DOCUMENT')]
  const lines = await logOf(({ log }) =>
    noteFindings(createFakeParsing(), { log, ip: '10.0.0.7' }).parse(macros, name),
  )
  expect(lines).toHaveLength(1)
  const { filename } = JSON.parse(lines[0] ?? '')
  expect(filename).toMatch(/^a"\\u000a\{"level":30\}\\u000d\\u000a\\u001b\[2J\\u009b\\u2028\\u202ex+$/)
  expect(filename.length).toBeLessThan(150)
})
