import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

test.each([
  ['2026-11-20T10:00:00.000Z', 'just now'],
  ['2026-11-20T10:00:30.000Z', 'just now'],
  ['2026-11-20T09:55:10.000Z', '4 minutes ago'],
  ['2026-11-20T08:00:00.000Z', '2 hours ago'],
  ['2026-11-19T09:00:00.000Z', 'yesterday'],
  ['2026-11-01T09:00:00.000Z', '2 weeks ago'],
  ['2025-10-01T09:00:00.000Z', 'last year'],
])('%s is %s', (time, words) => {
  expect(relativeTime(time, new Date('2026-11-20T10:00:00.000Z'))).toBe(words)
})
