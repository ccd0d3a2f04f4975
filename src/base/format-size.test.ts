import { expect, test } from 'vitest'
import { formatSize } from './format-size.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [26_100, '26 KB'],
  [10 * 1024 * 1024, '10.0 MB'],
  [10 * 1024 * 1024 + 1, '10.1 MB'],
])('%i bytes read %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words)
})
