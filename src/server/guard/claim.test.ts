import { expect, test } from 'vitest'
import { claimOf, declaredLengthOf } from './claim.ts'

const requestOf = (length: string | undefined) =>
  ({ headers: { 'content-length': length }, ip: '::ffff:192.0.2.1' }) as never

test.each([
  ['7', 7],
  ['0', 0],
  [undefined, undefined],
  // For which there would never be memory.
  ['x', undefined],
])('a body that is declared as %j long is %j bytes long', (length, bytes) => {
  expect(declaredLengthOf(requestOf(length))).toBe(bytes)
})

test.each([
  ['7', 10],
  ['50', 50],
  ['1000', 100],
  [undefined, 100],
])('a request of %j bytes claims %i, between the least and the most', (length, bytes) => {
  expect(claimOf(requestOf(length), 100, 10)).toEqual({ address: '192.0.2.1', bytes })
})
