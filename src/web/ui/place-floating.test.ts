import { expect, test } from 'vitest'
import { placeFloating } from './place-floating.ts'

const viewport = { width: 1000, height: 600 }
const tip = { width: 100, height: 30 }
const anchorAt = (left: number, top: number) => ({ left, top, width: 32, height: 32 })

test('a box stands centred below its anchor', () => {
  const place = placeFloating(anchorAt(400, 100), tip, viewport, { side: 'below', align: 'center' })
  expect(place).toEqual({ left: 366, top: 138 })
})

test('a box stands above its anchor', () => {
  const place = placeFloating(anchorAt(400, 100), tip, viewport, { side: 'above', align: 'center' })
  expect(place.top).toBe(64)
})

test.each([
  ['left', 400],
  ['right', 332],
] as const)('its %s edge keeps to that of the anchor', (align, left) => {
  expect(placeFloating(anchorAt(400, 100), tip, viewport, { side: 'below', align }).left).toBe(left)
})

test.each([
  ['below', 560, 524],
  ['above', 4, 42],
] as const)('a box that does not fit %s goes to the other side', (side, anchorTop, top) => {
  expect(placeFloating(anchorAt(400, anchorTop), tip, viewport, { side, align: 'center' }).top).toBe(top)
})

test.each([
  [0, 8],
  [990, 892],
])('a box of an anchor at %i stays within the viewport', (anchorLeft, left) => {
  const wish = { side: 'below', align: 'center' } as const
  expect(placeFloating(anchorAt(anchorLeft, 100), tip, viewport, wish).left).toBe(left)
})

test('a box larger than the viewport shows its beginning', () => {
  const wish = { side: 'below', align: 'right' } as const
  const huge = { width: 2000, height: 2000 }
  expect(placeFloating(anchorAt(400, 100), huge, viewport, wish)).toEqual({ left: 8, top: 8 })
})
