import { expect, test } from 'vitest'
import { isSigned, signMedia } from './sign-media.ts'

const key = new Uint8Array(32).fill(1)
const hash = 'ab'.repeat(32)
const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-23T10:00:00Z')

test('a pass is the same all day long, and good for two days more', () => {
  const pass = signMedia(key, hash, now)
  expect(signMedia(key, hash, now + 13 * 60 * 60 * 1000)).toEqual(pass)
  expect(isSigned(key, hash, pass, now + 2 * day)).toBe(true)
  expect(isSigned(key, hash, pass, now + 3 * day)).toBe(false)
})

test.each([
  ['another picture', 'cd'.repeat(32), {}],
  ['a later day', hash, { until: 99_999 }],
  ['a signature of nothing', hash, { sig: '' }],
  ['a guess', hash, { sig: 'A'.repeat(43) }],
])('a pass does not open %s', (_, wanted, changes) => {
  expect(isSigned(key, wanted, { ...signMedia(key, hash, now), ...changes }, now)).toBe(false)
})
