import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { readBytes } from './read-bytes.ts'

test('the bytes of one document are put together, and those of the next stay', async () => {
  const stream = new PassThrough()
  const first = readBytes(stream, 5)
  stream.write('he')
  stream.write('llo, next')
  expect(Buffer.from(await first).toString()).toBe('hello')
  expect(Buffer.from(await readBytes(stream, 6)).toString()).toBe(', next')
  expect(await readBytes(stream, 0)).toEqual(new Uint8Array())
})
