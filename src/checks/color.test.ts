import { expect, test } from 'vitest'
import { composeColors, contrastOf, readColor, readColors } from './color.ts'

test.each([
  ['rgb(0, 102, 255)', [0, 102, 255, 1]],
  ['rgba(10, 20, 50, 0.08)', [10, 20, 50, 0.08]],
  ['color(srgb 1 0 0.2 / 0.5)', [255, 0, 51, 0.5]],
  ['color(display-p3 1 0 0)', undefined],
  ['oklab(0.6 0.1 0.1)', undefined],
  ['red', undefined],
])('%s', (text, color) => {
  expect(readColor(text)).toEqual(color)
})

test('a gradient has the colors of its stops', () => {
  const gradient = 'linear-gradient(120deg, rgb(7, 36, 71) 55%, color(srgb 0 0 1) 100%)'
  expect(readColors(gradient)).toEqual([
    [7, 36, 71, 1],
    [0, 0, 255, 1],
  ])
})

test('contrast is that of WCAG', () => {
  expect(contrastOf([0, 0, 0, 1], [255, 255, 255, 1])).toBeCloseTo(21)
  expect(contrastOf([119, 119, 119, 1], [255, 255, 255, 1])).toBeCloseTo(4.48, 2)
})

test('a color that half covers is mixed with what lies beneath', () => {
  expect(composeColors([0, 0, 0, 0.5], [255, 255, 255, 1])).toEqual([127.5, 127.5, 127.5, 1])
})
