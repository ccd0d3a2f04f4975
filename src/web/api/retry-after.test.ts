import { expect, test } from 'vitest'
import { readRetryAfter } from './retry-after.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

test.each([
  ['a number of seconds', '12', 12],
  ['a date', 'Sat, 21 Nov 2026 10:00:30 GMT', 30],
  ['a date that is over', 'Sat, 21 Nov 2026 09:00:00 GMT', 1],
  ['no wait at all', '0', 1],
  ['nothing', null, 5],
  ['nonsense', 'soon', 5],
])('%s', (_, header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds)
})
