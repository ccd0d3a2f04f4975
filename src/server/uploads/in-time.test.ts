import { expect, test } from 'vitest'
import type { Upload } from '#conversion/upload.ts'
import { inTime } from './in-time.ts'

const upload: Upload = { filename: 'a.docx', pieces: [] }

async function* comesAtOnce() {
  yield upload
}

async function* neverComes() {
  yield upload
  await new Promise(() => undefined)
}

test('uploads that come in time pass', async () => {
  const uploads = inTime(comesAtOnce(), 30_000)
  expect(await uploads.next()).toEqual({ value: upload, done: false })
  expect((await uploads.next()).done).toBe(true)
})

test('one that does not come ends the request', async () => {
  const uploads = inTime(neverComes(), 1)
  expect((await uploads.next()).value).toBe(upload)
  await expect(uploads.next()).rejects.toMatchObject({ statusCode: 408, code: 'BAD_UPLOAD' })
})
