import { expect, test } from 'vitest'
import { stepToHit } from './step-to-hit.ts'

test.each([
  ['the next', 3, { index: 0, isGone: false }, 1, 1],
  ['after the last the first', 3, { index: 2, isGone: false }, 1, 0],
  ['before the first the last', 3, { index: 0, isGone: false }, -1, 2],
  ['where one was replaced, what came into its place', 2, { index: 1, isGone: true }, 1, 1],
  ['where the last was replaced, the first', 2, { index: 2, isGone: true }, 1, 0],
  ['before one that was replaced', 2, { index: 1, isGone: true }, -1, 0],
  ['of many that went at once', 2, { index: 6, isGone: true }, 1, 0],
] as const)('%s', (_, count, at, by, next) => {
  expect(stepToHit(count, at, by)).toBe(next)
})
