import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createFakeServices, formOf } from '../fake-services.ts'

const app = createApp(createFakeServices())
const url = '/api/html/comment-word'

async function comment(files: Record<string, string>, asked = app) {
  return asked.inject({ method: 'POST', url, ...(await formOf('document', files)) })
}

test('a document comes back as a file with its comments', async () => {
  const response = await comment({ 'offer new.DOCX': 'cashback' })
  expect(response.statusCode).toBe(200)
  expect(response.body).toBe('cashback with comments')
  expect(response.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'content-disposition': 'attachment; filename="offer new-comments.docx"',
    'cache-control': 'no-store',
  })
})

test.each([
  ['a signed one', { 'a.docx': 'error: SIGNED_DOCUMENT' }, 422, 'SIGNED_DOCUMENT'],
  ['a damaged one', { 'a.docx': 'error: DAMAGED_DOCUMENT' }, 422, 'DAMAGED_DOCUMENT'],
  ['one that is too hard', { 'a.docx': 'fails: memory' }, 422, 'TOO_HARD_TO_READ'],
  ['one too many', { 'a.docx': 'a', 'b.docx': 'b' }, 413, 'TOO_MANY_FILES'],
  ['another kind', { 'a.pdf': 'a' }, 415, 'NOT_A_WORD_DOCUMENT'],
  ['none', {}, 400, 'NO_FILE'],
])('%s is refused in the shape of a parse result', async (_, files, status, type) => {
  const response = await comment(files)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ success: false, errors: [{ type }] })
})

test('it counts as the other calls that work on documents', async () => {
  const services = createFakeServices()
  const limited = createApp({ ...services, config: { ...services.config, parseRateLimit: 1 } })
  expect((await comment({ 'a.docx': 'a' }, limited)).statusCode).toBe(200)
  expect((await comment({ 'a.docx': 'a' }, limited)).statusCode).toBe(429)
})
