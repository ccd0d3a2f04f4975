import { expect, test } from 'vitest'
import { estimateSecondsLeft } from './estimate.ts'

test.each([
  ['nothing is promised in the first moments', 2, 40, 40, undefined],
  ['nor by one value or two, however slow they are', 30, 2, 40, undefined],
  ['the pace so far tells the rest', 10, 20, 40, 20],
  ['a part of a second is one', 10, 30, 1, 1],
  ['what is done takes no more time', 10, 20, 0, 0],
])('%s', (_, elapsedSeconds, written, left, seconds) => {
  expect(estimateSecondsLeft({ elapsedSeconds, written, left })).toBe(seconds)
})
