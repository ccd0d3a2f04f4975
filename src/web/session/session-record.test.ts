import { expect, test } from 'vitest'
import { readRecord, sessionLifetime, writeRecord } from './session-record.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const minute = 60 * 1000
const usernames = ['marketing', 'brand', 'digital']

function read(record: unknown) {
  return readRecord(JSON.stringify(record), usernames, now)
}

test('a record holds the username and the time, and nothing else', () => {
  expect(JSON.parse(writeRecord({ username: 'brand', signedInAt: now }))).toEqual({
    username: 'brand',
    time: '2026-11-21T10:00:00.000Z',
  })
})

test('what was written is read', () => {
  const session = { username: 'brand', signedInAt: now - minute }
  expect(readRecord(writeRecord(session), usernames, now)).toEqual({ status: 'valid', session })
})

test.each([
  [0, 'valid'],
  [1 - sessionLifetime, 'valid'],
  [-sessionLifetime, 'expired'],
  [4 * minute, 'valid'],
  [6 * minute, 'expired'],
])('a time %i ms from now is %s', (difference, status) => {
  expect(read({ username: 'brand', time: now + difference }).status).toBe(status)
  const time = new Date(now + difference).toISOString()
  expect(read({ username: 'brand', time }).status).toBe(status)
})

test.each([
  undefined,
  null,
  'brand',
  [],
  {},
  { username: 'brand' },
  { username: 'brand', time: 'yesterday' },
  { username: 'brand', time: true },
  { username: 'nobody', time: now },
  { username: ['brand'], time: now },
])('%j is no session', (record) => {
  expect(read(record)).toEqual({ status: 'none' })
})

test.each([null, '', '{', 'null'])('neither is the text %j', (text) => {
  expect(readRecord(text, usernames, now)).toEqual({ status: 'none' })
})
