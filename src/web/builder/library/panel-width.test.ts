import { expect, test } from 'vitest'
import { clampWidth, readWidth, widthByKey } from './panel-width.ts'

test.each([
  [null, 320],
  ['', 320],
  ['wide', 320],
  ['-50', 320],
  ['1e9', 320],
  ['450', 450],
  ['100', 280],
  ['999', 800],
  ['450.5', 320],
])('%j is read as %j', (kept, width) => {
  expect(readWidth(kept)).toBe(width)
})

test.each([
  ['ArrowRight', 320, 'ltr', 345],
  ['ArrowLeft', 320, 'ltr', 295],
  ['ArrowRight', 320, 'rtl', 295],
  ['ArrowLeft', 320, 'rtl', 345],
  ['ArrowLeft', 290, 'ltr', 280],
  ['ArrowRight', 790, 'ltr', 800],
  ['Home', 500, 'ltr', 280],
  ['End', 500, 'rtl', 800],
  ['Enter', 500, 'ltr', undefined],
])('%s at %d in %s gives %s', (key, width, direction, expected) => {
  expect(widthByKey(key, width, direction)).toBe(expected)
})

test('a pointer between two pixels gives a whole one', () => {
  expect(clampWidth(400.6)).toBe(401)
})
