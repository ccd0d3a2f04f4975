import { expect, test } from 'vitest'
import { declaredLengthOf } from './declared-length.ts'

test.each([
  ['7', 7],
  ['0', 0],
  [undefined, undefined],
  // For which there would never be room.
  ['x', undefined],
])('a body that is declared as %j long is %j bytes long', (length, bytes) => {
  expect(declaredLengthOf({ headers: { 'content-length': length } } as never)).toBe(bytes)
})
