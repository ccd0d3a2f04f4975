import { expect, test } from 'vitest'
import { cropOf, moveFocus } from './crop.ts'

const photo = { width: 1200, height: 800 }

test.each([
  ['wide', 3, { left: 0, top: 0.25, width: 1, height: 0.5 }],
  ['square', 1, { left: 1 / 6, top: 0, width: 2 / 3, height: 1 }],
  ['its own shape', 1.5, { left: 0, top: 0, width: 1, height: 1 }],
])('of a photo a %s room shows the middle', (_, ratio, expected) => {
  const crop = cropOf(photo, ratio)
  for (const [name, value] of Object.entries(expected))
    expect(crop).toHaveProperty(name, expect.closeTo(value))
})

test('the focus is in sight wherever it is, and the part ends with the picture', () => {
  for (const x of [0, 0.1, 0.5, 0.9, 1]) {
    const { left, width } = cropOf({ ...photo, focus: { x, y: 0.5 } }, 1)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + width).toBeLessThanOrEqual(1 + Number.EPSILON)
    expect(x).toBeGreaterThanOrEqual(left)
    expect(x).toBeLessThanOrEqual(left + width)
  }
})

test('the part moves as far as the pointer does', () => {
  const before = cropOf(photo, 1)
  const focus = moveFocus({ x: 0.5, y: 0.5 }, { x: 0.1, y: 0 }, before)
  const after = cropOf({ ...photo, focus }, 1)
  expect(after.left - before.left).toBeCloseTo(0.1)
  expect(moveFocus(focus, { x: 5, y: 5 }, after)).toEqual({ x: 1, y: 1 })
})
