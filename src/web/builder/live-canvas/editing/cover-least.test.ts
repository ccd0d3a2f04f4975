import { expect, test } from 'vitest'
import { coverLeast } from './cover-least.ts'

const seen = { left: 0, top: 100, width: 800, height: 600 }
const value = { left: 100, top: 300, width: 300, height: 40 }
const bar = { width: 240, height: 100 }

type Boxes = Parameters<typeof coverLeast>[4]

function place(
  read: Boxes = [],
  changes: Partial<typeof value> = {},
  { isRightToLeft = false, kept = [] }: { isRightToLeft?: boolean; kept?: Boxes } = {},
) {
  const { left, top } = coverLeast({ ...value, ...changes }, bar, seen, isRightToLeft, read, kept)
  return { left, top }
}

test('with nothing else to read it stands below, where the lines begin', () => {
  expect(place()).toEqual({ left: 100, top: 348 })
  expect(place([], {}, { isRightToLeft: true })).toEqual({ left: 160, top: 348 })
})

test('it stands above where it would cover what stands below', () => {
  const below = { left: 100, top: 350, width: 300, height: 60 }
  expect(place([below])).toEqual({ left: 100, top: 192 })
})

test('what is kept free it covers least of all', () => {
  const below = { left: 100, top: 350, width: 300, height: 60 }
  const wordMark = { left: 120, top: 280, width: 200, height: 16 }
  expect(place([below], {}, { kept: [wordMark] })).toEqual({ left: 100, top: 348 })
})

test('it goes to the other end where it covers less there', () => {
  const atStart = { left: 100, top: 350, width: 60, height: 60 }
  const above = { left: 100, top: 200, width: 300, height: 60 }
  expect(place([atStart, above])).toEqual({ left: 160, top: 348 })
})

test('a low value has it above, and it keeps within what is seen', () => {
  expect(place([], { top: 640 })).toEqual({ left: 100, top: 532 })
  expect(place([], { left: 700, width: 60 }).left).toBe(552)
})

test('without room on either side it is as high as the larger one, and never over the value', () => {
  const high = { left: 100, top: 180, width: 300, height: 460 }
  const { top, highest } = coverLeast(high, { width: 240, height: 300 }, seen, false, [], [])
  expect(highest).toBe(64)
  expect(top + highest).toBeLessThan(high.top)
})
