import { expect, test } from 'vitest'
import { measureUpload } from './upload.ts'

test.each([
  ['nothing is promised in the first second', 0.1, 0.5, { share: 0.1 }],
  ['the pace so far tells the rest', 0.25, 10, { share: 0.25, secondsLeft: 30 }],
  ['the last moments have no number', 0.9, 10, { share: 0.9 }],
  ['what is sent takes no more time', 1, 10, { share: 1 }],
] as const)('%s', (_, share, elapsed, upload) => {
  expect(measureUpload(share, elapsed)).toEqual(upload)
})
