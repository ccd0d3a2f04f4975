import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWebpSize } from './webp-size.ts'

/** A file's first bytes: the chunk's name, and its bytes from the twentieth on. */
const head = (chunk: string, ...data: number[]) => {
  const bytes = Buffer.alloc(30)
  bytes.write('RIFF', 0)
  bytes.write(`WEBP${chunk}`, 8)
  bytes.set(data, 20)
  return bytes
}

test.each([
  ['VP8X', [0, 0, 0, 0, 0x57, 0x02, 0x00, 0xd9, 0x01, 0x00], { width: 600, height: 474 }],
  ['VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x58, 0x02, 0xda, 0x01], { width: 600, height: 474 }],
  ['VP8L', [0x2f, 0x57, 0x42, 0x76, 0x00], { width: 600, height: 474 }],
])('the size of a %s picture', (chunk, data, size) => {
  expect(readWebpSize(head(chunk, ...data))).toEqual(size)
})

test('a thumbnail of the catalogue has a size', () => {
  expect(readWebpSize(readFileSync('catalogue/FAQ001/thumbnail.webp'))?.height).toBeGreaterThan(100)
})

test('other files have none', () => {
  expect(readWebpSize(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'))).toBeUndefined()
  expect(readWebpSize(new Uint8Array())).toBeUndefined()
})
